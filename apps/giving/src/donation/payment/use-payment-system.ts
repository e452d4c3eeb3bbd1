import type { Stripe } from '@stripe/stripe-js';
import { environment, logger } from '@raade/platform';
import { useEffect, useState } from 'react';
import type { RecordOutcome } from '../flow/payment-gateway.ts';

/** The code for paying, as one chunk. */
export const importPaymentSystem = () =>
  import(/* webpackChunkName: "payment" */ './payment-system.lazy.ts');

type PaymentCode = Awaited<ReturnType<typeof importPaymentSystem>>;

export type PaymentSystem =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly stripe: Stripe; readonly code: PaymentCode };

/** Records a payment without loading Stripe.js, which may be unreachable by now. */
export async function recordWithoutStripe(paymentIntentId: string): Promise<RecordOutcome> {
  try {
    const { requestRecord } = await importPaymentSystem();
    return await requestRecord(environment(), paymentIntentId);
  } catch (error) {
    logger.error('code that records donations not loaded', {}, error);
    return 'failed';
  }
}

async function openPaymentSystem(): Promise<PaymentSystem> {
  try {
    const code = await importPaymentSystem();
    return { status: 'ready', code, stripe: await code.connectStripe(environment()) };
  } catch (error) {
    logger.error('payment system failed to load', {}, error);
    return { status: 'failed' };
  }
}

/**
 * Loads the payment system once it is needed, and keeps it. The state `failed` is final: only reloading the page helps.
 */
export function usePaymentSystem(isWanted: boolean): PaymentSystem {
  const [system, setSystem] = useState<PaymentSystem>({ status: 'loading' });
  const mustLoad = isWanted && system.status === 'loading';

  useEffect(() => {
    if (!mustLoad) return;
    let isCurrent = true;
    void openPaymentSystem().then((newSystem) => isCurrent && setSystem(newSystem));
    return () => {
      isCurrent = false;
    };
  }, [mustLoad]);

  return system;
}
