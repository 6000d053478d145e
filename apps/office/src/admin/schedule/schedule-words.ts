/** What is to be done with an article at its time. */
export const scheduleWords = (isPublishing: boolean): string =>
  isPublishing ? 'เผยแพร่' : 'หยุดเผยแพร่';
