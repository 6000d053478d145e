/** The statuses with a page. */
export const errorStatuses = [400, 404, 405, 500, 503] as const;

export type ErrorStatus = (typeof errorStatuses)[number];
