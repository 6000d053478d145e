/** A failed delivery. Has a code only, since server messages may repeat personal data. */
export class DeliveryFailure extends Error {
  readonly code: string;
  /** Whether a retry is useless. */
  readonly isFinal: boolean;

  constructor(code: string, isFinal = false) {
    super(code);
    this.isFinal = isFinal;
    this.name = 'DeliveryFailure';
    this.code = code;
  }
}

/**
 * Returns the code of an error: a {@link DeliveryFailure}'s, Node's (`ECONNREFUSED`), an SMTP response (`smtp_451`),
 * `timeout` or `unknown`.
 */
export function failureCode(error: unknown): string {
  if (error instanceof DeliveryFailure) return error.code;
  if (!(error instanceof Error)) return 'unknown';
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return 'timeout';
  const cause: unknown = error.cause ?? error;
  if (cause instanceof Error && 'responseCode' in cause)
    return `smtp_${String(cause.responseCode)}`;
  if (cause instanceof Error && 'code' in cause && typeof cause.code === 'string')
    return cause.code;
  return 'unknown';
}
