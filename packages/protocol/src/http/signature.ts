import { createHmac } from 'node:crypto';

/**
 * Returns the signature of a webhook: `t=<seconds>,v1=<hex>`, where v1 is HMAC-SHA256 of `<seconds>.<body>`.
 * A receiver recomputes it and rejects requests older than a few minutes.
 */
export function signatureHeader(secret: string, body: string, now = Date.now()): string {
  const seconds = Math.floor(now / 1000);
  const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${signature}`;
}
