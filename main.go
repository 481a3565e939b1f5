// Battlestar is a hot-seat computer version of a board game for three to seven players at one laptop.
package main

func main() {}
