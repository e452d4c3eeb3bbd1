import { showChallenge } from './challenge.js';

const CONNECTION_ERROR = {
  type: 'api_connection_error',
  message:
    'We are experiencing issues connecting to our payments provider. ' +
    'Please check your internet connection and try again.',
};

/** The part of the Stripe object that moves money. Promises resolve with a result or `{ error }`. */
export function createPayments({ origin, publishableKey }) {
  const headers = { Authorization: `Bearer ${publishableKey}` };

  async function retrievePaymentIntent(clientSecret) {
    const query = new URLSearchParams({ client_secret: clientSecret });
    return resultOf(() =>
      fetch(`${origin}/v1/payment_intents/${intentId(clientSecret)}?${query}`, { headers }),
    );
  }

  function confirm(clientSecret, method) {
    const path = `/v1/payment_intents/${intentId(clientSecret)}/confirm`;
    const parameters = { client_secret: clientSecret, use_stripe_sdk: 'true' };
    if (typeof method?.card?.send === 'function') {
      const { card, billing_details } = method;
      return card.send({ path, publishableKey, parameters, billing_details, nested: true });
    }
    if (typeof method === 'string') parameters.payment_method = method;
    const body = new URLSearchParams(parameters);
    return resultOf(() => fetch(`${origin}${path}`, { method: 'POST', headers, body }));
  }

  async function handleActions(clientSecret, result) {
    const action = result.paymentIntent?.next_action?.use_stripe_sdk;
    if (result.paymentIntent?.status !== 'requires_action' || !action) return result;
    const outcome = await showChallenge(action.stripe_js);
    const body = new URLSearchParams({ client_secret: clientSecret, outcome });
    const answered = await resultOf(() => fetch(action.stripe_js, { method: 'POST', body }));
    if (answered.error) return answered;
    return afterChallenge(await retrievePaymentIntent(clientSecret));
  }

  const handleNextAction = async (clientSecret) =>
    handleActions(clientSecret, await retrievePaymentIntent(clientSecret));

  return {
    retrievePaymentIntent,
    async confirmCardPayment(clientSecret, data = {}, options = {}) {
      const result = await confirm(clientSecret, data.payment_method);
      return options.handleActions === false ? result : handleActions(clientSecret, result);
    },
    handleCardAction: handleNextAction,
    handleNextAction: (options) => handleNextAction(options.clientSecret),
    createPaymentMethod: ({ card, billing_details }) =>
      card.send({
        path: '/v1/payment_methods',
        publishableKey,
        parameters: {},
        billing_details,
        nested: false,
      }),
    async createToken() {
      return { error: { type: 'invalid_request_error', message: 'The emulator has no tokens.' } };
    },
  };
}

/** Turns an answer of the API into what Stripe.js resolves with. */
export async function resultOf(call) {
  try {
    const body = await (await call()).json();
    if (body.error) return { error: body.error };
    return body.object === 'payment_method' ? { paymentMethod: body } : { paymentIntent: body };
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
