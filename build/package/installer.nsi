; The Windows installer. It installs for the current user and needs no administrator rights.
; Defined with -D: VERSION, NUMBER (four numbers), SOURCE (the folder with battlestar.exe), ICON, OUT, TARGET (the architecture of the installer itself).
Target ${TARGET}
SetCompressor /SOLID lzma
SetDateSave off
Name "Battlestar"
OutFile "${OUT}"
Icon "${ICON}"
UninstallIcon "${ICON}"
RequestExecutionLevel user
InstallDir "$LOCALAPPDATA\Programs\Battlestar"
InstallDirRegKey HKCU "Software\Battlestar" "Folder"
ManifestDPIAware true
VIProductVersion "${NUMBER}"
VIAddVersionKey "ProductName" "Battlestar"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "Battlestar installer"
VIAddVersionKey "LegalCopyright" ""

!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\Battlestar"

Page directory
Page instfiles
UninstPage uninstConfirm
UninstPage instfiles

Section
	SetOutPath "$INSTDIR"
	File "${SOURCE}/battlestar.exe"
	File "${SOURCE}/README.txt"
	File "${SOURCE}/LICENCES.txt"
	WriteUninstaller "$INSTDIR\uninstall.exe"
	CreateShortcut "$SMPROGRAMS\Battlestar.lnk" "$INSTDIR\battlestar.exe"
	CreateShortcut "$DESKTOP\Battlestar.lnk" "$INSTDIR\battlestar.exe"
	WriteRegStr HKCU "Software\Battlestar" "Folder" "$INSTDIR"
	WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "Battlestar"
	WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
	WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\battlestar.exe"
	WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
	WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
	WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
SectionEnd

; Saved games and settings stay: they belong to the players, not to the program.
Section "Uninstall"
	Delete "$INSTDIR\battlestar.exe"
	Delete "$INSTDIR\README.txt"
	Delete "$INSTDIR\LICENCES.txt"
	Delete "$INSTDIR\uninstall.exe"
	RMDir "$INSTDIR"
	Delete "$SMPROGRAMS\Battlestar.lnk"
	Delete "$DESKTOP\Battlestar.lnk"
	DeleteRegKey HKCU "${UNINSTALL}"
	DeleteRegKey HKCU "Software\Battlestar"
SectionEnd
