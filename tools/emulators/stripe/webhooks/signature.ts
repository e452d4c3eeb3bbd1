import { createHmac } from 'node:crypto';

/**
 * The `Stripe-Signature` header of a delivery: https://docs.stripe.com/webhooks#verify-manually.
 * It is stamped with the machine's time, not the emulator's: receivers compare it with theirs.
 */
export function signatureHeader(payload: string, secret: string): string {
  const timestamp = Math.floor(Date.now() / 1000);
  const signature = createHmac('sha256', secret).update(`${timestamp}.${payload}`).digest('hex');
  return `t=${timestamp},v1=${signature}`;
}
