import * as z from 'zod/mini';

/** The error codes of the API, each with its HTTP status. */
export const httpStatus = {
  unreadable: 400,
  unauthorized: 401,
  foreign_origin: 403,
  method_not_allowed: 405,
  too_large: 413,
  wrong_type: 415,
  invalid: 422,
  too_many: 429,
  not_stored: 503,
  busy: 503,
  unreachable: 502,
  timed_out: 504,
} as const;

export type ErrorCode = keyof typeof httpStatus;
export const errorCodes = Object.keys(httpStatus) as ErrorCode[];

const envelope = z.object({
  /** The HTTP status. */
  code: z.number(),
  /** May be shown to a visitor. */
  message: z.string(),
  /** Machine-readable reason. */
  error: z.exactOptional(z.enum(errorCodes)),
  /** Validation messages by form field. */
  errors: z.exactOptional(z.record(z.string(), z.string())),
  /** Reference that the visitor can quote on the phone. */
  reference: z.exactOptional(z.string()),
});

/** Every API response. */
export type Envelope = z.infer<typeof envelope>;

/** Parses a response body; undefined when it is not an envelope (such as a proxy's HTML page). */
export const readEnvelope = (value: unknown): Envelope | undefined =>
  z.safeParse(envelope, value).data;
