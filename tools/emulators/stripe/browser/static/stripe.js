/**
 * The emulator's fake of https://js.stripe.com: defines window.Stripe. Pages load it with
 * <script defer>, so `loadStripe` finds it in place and never asks for the real one. It is a
 * classic script, as the real one is, and loads its parts as modules.
 */
(() => {
  const ORIGIN = new URL(document.currentScript.src).origin;
  /** The Stripe.js that @stripe/stripe-js was released with, and expects. */
  const RELEASE_TRAIN = 'endive';

  const doNothing = () => undefined;
  const part = (file) => import(`${ORIGIN}/browser/${file}`);

  class IntegrationError extends Error {
    name = 'IntegrationError';
  }

  /** The handle of a card field. The field itself is in a frame: see card-field.js. */
  class CardElement {
    #handlers = [];
    #options;
    #onDestroy;
    #destroyed = false;
    /** A promise of the field while it is mounted, else null. */
    #field = null;

    constructor(options, onDestroy) {
      this.#options = { ...options };
      this.#onDestroy = onDestroy;
    }

    on(type, handler) {
      this.#handlers.push({ type, handler, call: handler });
      return this;
    }

    once(type, handler) {
      const call = (event) => {
        this.off(type, handler);
        handler(event);
      };
      this.#handlers.push({ type, handler, call });
      return this;
    }

    off(type, handler) {
      this.#handlers = this.#handlers.filter(
        (known) => known.type !== type || (handler && known.handler !== handler),
      );
      return this;
    }

    mount(target) {
      if (this.#destroyed) throw new IntegrationError('This Element has already been destroyed.');
      const container = typeof target === 'string' ? document.querySelector(target) : target;
      if (!container) throw new IntegrationError(`The page has no element ${target}.`);
      this.unmount();
      const emit = (type, details) => this.#emit(type, details);
      this.#field = part('card-field.js').then(
        ({ CardField }) => new CardField(container, this.#options, emit),
      );
      this.#field.catch(() => emit('loaderror', { error: { type: 'api_connection_error' } }));
    }

    unmount() {
      this.#tell((field) => field.remove());
      this.#field = null;
    }

    destroy() {
      this.unmount();
      this.#destroyed = true;
      this.#handlers = [];
      this.#onDestroy();
    }

    update(options) {
      this.#options = { ...this.#options, ...options };
      this.#tell((field) => field.update(this.#options));
    }

    focus() {
      this.#tell((field) => field.focus());
    }

    blur() {
      this.#tell((field) => field.blur());
    }

    clear() {
      this.#tell((field) => field.clear());
    }

    /** Has the frame make an API call with the card that it holds; resolves with its answer. */
    async send(request) {
      if (this.#field) return (await this.#field).send(request);
      throw new IntegrationError(
        'We could not retrieve data from the specified Element. Please make sure the Element ' +
          'you are attempting to use is still mounted.',
      );
    }

    #tell(command) {
      this.#field?.then(command, doNothing);
    }

    #emit(type, details) {
      const event = { elementType: 'card', ...details };
      for (const known of this.#handlers.filter((entry) => entry.type === type)) known.call(event);
    }
  }

  /** A group of elements; of those the emulator knows `card`. */
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
      /** Takes a type or, as react-stripe-js does, the component of that type. */
      getElement: (type) => ((type?.__elementType ?? type) === 'card' ? card : null),
      update: async () => undefined,
      fetchUpdates: async () => ({}),
      submit: async () => ({}),
      on: doNothing,
    };
  }

  function Stripe(publishableKey) {
    if (typeof publishableKey !== 'string' || !publishableKey.startsWith('pk_')) {
      throw new IntegrationError('Missing value for Stripe(): apiKey should be a publishable key.');
    }
    const later =
      (name) =>
      async (...parameters) => {
        const { createPayments } = await part('payments.js');
        return createPayments({ origin: ORIGIN, publishableKey })[name](...parameters);
      };
    return {
      elements: createElements,
      confirmCardPayment: later('confirmCardPayment'),
      createPaymentMethod: later('createPaymentMethod'),
      createToken: later('createToken'),
      handleCardAction: later('handleCardAction'),
      handleNextAction: later('handleNextAction'),
      retrievePaymentIntent: later('retrievePaymentIntent'),
      registerAppInfo: doNothing,
      _registerWrapper: doNothing,
    };
  }

  Stripe.version = RELEASE_TRAIN;
  window.Stripe = Stripe;
})();
