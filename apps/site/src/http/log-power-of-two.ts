/** Whether to log this failure in a row: the 1st, 2nd, 4th, 8th and so on. */
export const isPowerOfTwo = (failures: number): boolean => Math.log2(failures) % 1 === 0;
