/** A delivery that failed, told by a code alone: messages of servers may repeat what was sent. */
export class DeliveryFailure extends Error {
  readonly code: string;
  /** Whether another attempt would end in the same way. */
  readonly isFinal: boolean;

  constructor(code: string, isFinal = false) {
    super(code);
    this.isFinal = isFinal;
    this.name = 'DeliveryFailure';
    this.code = code;
  }
}

/**
 * The code of any error: ours, Node's (`ECONNREFUSED`), a mail server's answer (`smtp_451`), or that it
 * took too long.
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
