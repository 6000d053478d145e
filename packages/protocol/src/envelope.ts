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

/** Every API response: `code` equals the HTTP status, `message` may be shown to a visitor. */
export interface Envelope {
  code: number;
  message: string;
  /** Machine-readable reason. */
  error?: ErrorCode;
  /** Validation messages by form field. */
  errors?: Record<string, string>;
  /** Reference that the visitor can quote on the phone. */
  reference?: string;
}

const shape = z.looseObject({
  code: z.number(),
  message: z.string(),
  error: z.optional(z.enum(errorCodes)),
  errors: z.optional(z.record(z.string(), z.string())),
  reference: z.optional(z.string()),
});

/** Parses a response body; undefined when it is not an envelope (such as a proxy's HTML page). */
export function readEnvelope(value: unknown): Envelope | undefined {
  const parsed = z.safeParse(shape, value);
  if (!parsed.success) return undefined;
  const { code, message, error, errors, reference } = parsed.data;
  return {
    code,
    message,
    ...(error && { error }),
    ...(errors && { errors }),
    ...(reference !== undefined && { reference }),
  };
}
