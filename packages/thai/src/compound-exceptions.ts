/**
 * The same text, and nothing else in memory. A piece that is cut out of a text keeps all of that text for
 * as long as it is kept itself: V8 notes where the piece begins and copies nothing. What goes into a cache
 * is copied first, or thousands of sentences hold thousands of pages.
 */
export const apart = (text: string): string => Buffer.from(text, 'utf16le').toString('utf16le');
