import * as z from 'zod';

/** A variable that may be missing. */
export const optional = z.string().trim().min(1).optional();

/** The address of a service. */
export const url = z.url({ protocol: /^https?$/, error: 'must be an http(s) address' });

/** The same, without slashes at its end. */
export const address = url.transform((value) => value.replace(/\/+$/, ''));
