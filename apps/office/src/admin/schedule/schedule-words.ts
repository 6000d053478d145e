/** The scheduled action, in Thai. */
export const scheduleWords = (isPublishing: boolean): string =>
  isPublishing ? 'เผยแพร่' : 'หยุดเผยแพร่';
