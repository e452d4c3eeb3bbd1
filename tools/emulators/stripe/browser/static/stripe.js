/**
 * A fake of https://js.stripe.com, which defines `window.Stripe`. Pages load it with <script defer>, so that
 * `loadStripe` finds it and does not load the real one. It is a classic script, like the real one, and imports its
 * parts as modules.
 */
(() => {
  const ORIGIN = new URL(document.currentScript.src).origin;
  /** The version of Stripe.js that @stripe/stripe-js expects. */
  const RELEASE_TRAIN = 'endive';

  const doNothing = () => undefined;
  const loadPart = (file) => import(`${ORIGIN}/browser/${file}`);

  class IntegrationError extends Error {
    name = 'IntegrationError';
  }

  /** Stripe's element `card`. The fields are in a frame: see card-field.js. */
  class CardElement {
    #handlers = [];
    #options;
    #onDestroy;
    /** A promise of the field while it is mounted; otherwise null. */
    #field = null;

    constructor(options, onDestroy) {
      this.#options = { ...options };
      this.#onDestroy = onDestroy;
    }

    on(type, handler) {
      this.#handlers.push({ type, handler });
      return this;
    }

    off(type, handler) {
      this.#handlers = this.#handlers.filter(
        (entry) => entry.type !== type || entry.handler !== handler,
      );
      return this;
    }

    mount(target) {
      const container = typeof target === 'string' ? document.querySelector(target) : target;
      if (!container) throw new IntegrationError(`The page has no element ${target}.`);
      this.unmount();
      const emit = (type, details) => this.#emit(type, details);
      this.#field = loadPart('card-field.js').then(
        ({ CardField }) => new CardField(container, this.#options, emit),
      );
      this.#field.catch(() => emit('loaderror', { error: { type: 'api_connection_error' } }));
    }

    unmount() {
      this.#call((field) => field.remove());
      this.#field = null;
    }

    destroy() {
      this.unmount();
      this.#handlers = [];
      this.#onDestroy();
    }

    update(options) {
      this.#options = { ...this.#options, ...options };
      this.#call((field) => field.update(this.#options));
    }

    focus() {
      this.#call((field) => field.focus());
    }

    /** Makes the frame call the API with its card data. Resolves with the answer. */
    async send(request) {
      if (this.#field) return (await this.#field).send(request);
      throw new IntegrationError(
        'We could not retrieve data from the specified Element. Please make sure the Element ' +
          'you are attempting to use is still mounted.',
      );
    }

    #call(command) {
      this.#field?.then(command, doNothing);
    }

    #emit(type, details) {
      const event = { elementType: 'card', ...details };
      for (const entry of this.#handlers) if (entry.type === type) entry.handler(event);
    }
  }

  /** A group of elements. The emulator only has `card`. */
  function createElements() {
    let card = null;
    return {
      create(type, options) {
        if (type !== 'card') throw new IntegrationError(`The emulator has no element ${type}.`);
        if (card) throw new IntegrationError('Can only create one Element of type card.');
        card = new CardElement(options, () => {
          card = null;
        });
        return card;
      },
      /** Accepts a type or, for react-stripe-js, the component of that type. */
      getElement: (type) => ((type?.__elementType ?? type) === 'card' ? card : null),
      update: async () => undefined,
    };
  }

  function Stripe(publishableKey) {
    if (typeof publishableKey !== 'string' || !publishableKey.startsWith('pk_')) {
      throw new IntegrationError('Missing value for Stripe(): apiKey should be a publishable key.');
    }
    return {
      elements: createElements,
      async confirmCardPayment(clientSecret, data) {
        const { confirmCardPayment } = await loadPart('payments.js');
        return confirmCardPayment({ origin: ORIGIN, publishableKey }, clientSecret, data);
      },
      // react-stripe-js checks that these methods exist.
      createToken: doNothing,
      createPaymentMethod: doNothing,
      registerAppInfo: doNothing,
      _registerWrapper: doNothing,
    };
  }

  Stripe.version = RELEASE_TRAIN;
  window.Stripe = Stripe;
})();
