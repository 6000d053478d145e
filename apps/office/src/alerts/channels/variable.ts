import * as z from 'zod';

/** An optional variable. */
export const optional = z.string().trim().min(1).optional();

/** The address of a service. */
export const url = z.url({ protocol: /^https?$/, error: 'must be an http(s) address' });

/** An address without trailing slashes. */
export const address = url.transform((value) => value.replace(/\/+$/, ''));
