/** The statuses with a page. */
export const errorStatuses = [404, 500, 503] as const;

export type ErrorStatus = (typeof errorStatuses)[number];
