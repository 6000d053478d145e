/** Whether so many failures in a row are worth a line: the first, and then each time there are twice as many. */
export const isPowerOfTwo = (failures: number): boolean => Math.log2(failures) % 1 === 0;
