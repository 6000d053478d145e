/** The error codes of the API, each with its HTTP status. */
export const httpStatus = {
  unreadable: 400,
  unauthorized: 401,
  foreign_origin: 403,
  not_found: 404,
  method_not_allowed: 405,
  too_large: 413,
  wrong_type: 415,
  invalid: 422,
  too_many: 429,
  failed: 500,
  busy: 503,
  not_stored: 503,
  unreachable: 502,
  timed_out: 504,
} as const;

export type ErrorCode = keyof typeof httpStatus;

/** Every API response. */
export interface Envelope {
  /** The HTTP status. */
  code: number;
  /** May be shown to a visitor. */
  message: string;
  /** Machine-readable reason. */
  error?: ErrorCode;
  /** Validation messages by form field. */
  errors?: Record<string, string>;
  /** Reference that the visitor can quote on the phone. */
  reference?: string;
}

/** Whether a response body is an envelope, and not such as a proxy's. Without Zod, which forms would have to load. */
export const isEnvelope = (value: unknown): value is Envelope =>
  typeof value === 'object' &&
  value !== null &&
  'code' in value &&
  typeof value.code === 'number' &&
  'message' in value &&
  typeof value.message === 'string';
