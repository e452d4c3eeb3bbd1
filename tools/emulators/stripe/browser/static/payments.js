import { showChallenge } from './challenge.js';

const CONNECTION_ERROR = {
  type: 'api_connection_error',
  message:
    'We are experiencing issues connecting to our payments provider. ' +
    'Please check your internet connection and try again.',
};

/** Stripe.js' `confirmCardPayment`. Resolves with the intent or `{ error }`. */
export async function confirmCardPayment(account, clientSecret, { payment_method }) {
  const { card, billing_details } = payment_method;
  const { publishableKey } = account;
  const path = `/v1/payment_intents/${intentId(clientSecret)}/confirm`;
  const parameters = { client_secret: clientSecret, use_stripe_sdk: 'true' };
  const result = await card.send({ path, publishableKey, parameters, billing_details });
  const action = result.paymentIntent?.next_action?.use_stripe_sdk;
  if (result.paymentIntent?.status !== 'requires_action' || !action) return result;
  const outcome = await showChallenge(action.stripe_js);
  const body = new URLSearchParams({ client_secret: clientSecret, outcome });
  const answer = await resultOf(() => fetch(action.stripe_js, { method: 'POST', body }));
  return answer.error ? answer : afterChallenge(await retrieve(account, clientSecret));
}

function retrieve({ origin, publishableKey }, clientSecret) {
  const headers = { Authorization: `Bearer ${publishableKey}` };
  const query = new URLSearchParams({ client_secret: clientSecret });
  return resultOf(() =>
    fetch(`${origin}/v1/payment_intents/${intentId(clientSecret)}?${query}`, { headers }),
  );
}

/** Converts an answer of the API to a result of Stripe.js. */
export async function resultOf(call) {
  try {
    const body = await (await call()).json();
    return body.error ? { error: body.error } : { paymentIntent: body };
  } catch {
    return { error: CONNECTION_ERROR };
  }
}

function afterChallenge(result) {
  const { paymentIntent } = result;
  const failed = paymentIntent?.status === 'requires_payment_method';
  if (!failed || !paymentIntent.last_payment_error) return result;
  return { error: { ...paymentIntent.last_payment_error, payment_intent: paymentIntent } };
}

function intentId(clientSecret) {
  const [, id] = /^(pi_\w+?)_secret_\w+$/.exec(clientSecret) ?? [];
  if (id) return id;
  throw new Error('The client secret should be of the form ${id}_secret_${secret}.');
}
