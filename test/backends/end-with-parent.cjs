// Loaded first into each server: its standard input closes when the tests end, even when they are killed.
process.stdin.on('end', () => process.exit()).resume();
