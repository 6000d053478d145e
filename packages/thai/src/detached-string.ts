/**
 * Copies a string. In V8 a substring refers to its parent string and keeps it in memory. Copy substrings
 * before caching them, or thousands of sentences keep thousands of pages alive.
 */
export const detach = (text: string): string => Buffer.from(text, 'utf16le').toString('utf16le');
