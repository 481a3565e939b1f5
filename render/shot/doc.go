// Package shot draws one screen into a picture, through the same scenes and the same renderer as the window.
package shot
