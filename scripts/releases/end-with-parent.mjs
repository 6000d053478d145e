// Read first by a program that has a channel to the one that started it: it ends when that one has.
process.channel?.unref();
process.once('disconnect', () => process.exit(1));
