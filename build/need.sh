# For the scripts beside this file, which source it.

# need PACKAGE... installs the Debian packages that are missing. It asks for root only if some are.
need() {
	if ! command -v go >/dev/null; then
		echo "Go is missing: install Go 1.26 or newer from https://go.dev/dl/ and run this again." >&2
		return 1
	fi
	if ! command -v apt-get >/dev/null; then
		return 0 # not Debian or Ubuntu: the game itself says which library it cannot load
	fi
	# One at a time: build/test packs twice at once, and apt-get gives up if another one holds its lock.
	(
		flock 9
		missing=""
		for package in "$@"; do
			if [[ $(dpkg-query -W -f '${Status}' "$package" 2>/dev/null) != "install ok installed" ]]; then
				missing+=" $package"
			fi
		done
		if [[ -z $missing ]]; then
			exit 0
		fi
		root=""
		if [[ $(id -u) != 0 ]]; then
			if ! command -v sudo >/dev/null; then
				echo "These packages are missing, and there is no sudo to install them:$missing. Install them and run this again." >&2
				exit 1
			fi
			root=sudo
		fi
		echo "Installing what is missing for windows and graphics:$missing"
		$root apt-get update -qq
		# shellcheck disable=SC2086 # one word for each package
		$root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $missing >/dev/null
	) 9</var/lib/dpkg
}

# The libraries that the game loads when it opens a window.
windowPackages="libgl1 libgl1-mesa-dri libx11-6 libxcursor1 libxext6 libxi6 libxinerama1 libxrandr2 libxrender1"
