// What a plugin leaves out of pages has this module as its alias. With `false`, the module's ID would depend on the
// absolute path of what's left out, so the same commit built in two folders would have different file names.
