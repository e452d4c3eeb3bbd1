const FRAME_URL = new URL('./card.html', import.meta.url);
/** How long the frame may take to answer before its page is told that it does not. */
const DEADLINE_MS = 10_000;
const CLASSES = {
  base: 'StripeElement',
  complete: 'StripeElement--complete',
  empty: 'StripeElement--empty',
  focus: 'StripeElement--focus',
  invalid: 'StripeElement--invalid',
};

/**
 * A mounted card field, seen from the page: a frame of the emulator's origin, whose inputs are
 * out of the page's reach, and the port through which both talk.
 */
export class CardField {
  #container;
  #options;
  #emit;
  #frame = createFrame();
  #listeners = new AbortController();
  #deadline;
  #port = null;

  constructor(container, options, emit) {
    this.#container = container;
    this.#options = options;
    this.#emit = emit;
    this.#deadline = setTimeout(() => emit('loaderror', LOAD_ERROR), DEADLINE_MS);
    this.#frame.addEventListener('load', () => this.#connect());
    this.#focusFromLabels();
    container.replaceChildren(this.#frame);
    this.#markAs({ base: true, empty: true });
  }

  remove() {
    clearTimeout(this.#deadline);
    this.#listeners.abort();
    this.#port?.close();
    this.#frame.remove();
    this.#container.classList.remove(...Object.values(this.#classes()));
  }

  update(options) {
    this.#options = options;
    this.#port?.postMessage({ type: 'update', options: this.#frameOptions() });
  }

  focus() {
    this.#port?.postMessage({ type: 'focus' });
  }

  blur() {
    this.#port?.postMessage({ type: 'blur' });
  }

  clear() {
    this.#port?.postMessage({ type: 'clear' });
  }

  send(request) {
    const { port1, port2 } = new MessageChannel();
    this.#port.postMessage({ type: 'send', request }, [port2]);
    return new Promise((resolve) => {
      port1.onmessage = ({ data }) => resolve(data);
    });
  }

  #connect() {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => this.#receive(data);
    this.#port = port1;
    const message = { type: 'connect', options: this.#frameOptions() };
    this.#frame.contentWindow.postMessage(message, FRAME_URL.origin, [port2]);
  }

  #receive({ type, ...details }) {
    if (type === 'resize') {
      this.#frame.style.height = `${details.height}px`;
      return;
    }
    if (type === 'submit') {
      this.#container.closest('form')?.requestSubmit();
      return;
    }
    if (type === 'ready') clearTimeout(this.#deadline);
    if (type === 'focus' || type === 'blur') this.#markAs({ focus: type === 'focus' });
    if (type === 'change') {
      const { complete, empty, error } = details;
      this.#markAs({ complete, empty, invalid: Boolean(error) });
    }
    this.#emit(type, details);
  }

  #markAs(states) {
    const classes = this.#classes();
    for (const [state, isOn] of Object.entries(states)) {
      this.#container.classList.toggle(classes[state], isOn);
    }
  }

  #classes() {
    return { ...CLASSES, ...this.#options.classes };
  }

  /** A click on the container's label goes to the field, as it would to an input. */
  #focusFromLabels() {
    const { signal } = this.#listeners;
    const labels = [this.#container.closest('label'), ...labelsOf(this.#container.id)];
    for (const label of labels) label?.addEventListener('click', () => this.focus(), { signal });
  }

  #frameOptions() {
    const { style, hidePostalCode, hideIcon, disabled, value } = this.#options;
    return { style, hidePostalCode, hideIcon, disabled, value };
  }
}

const LOAD_ERROR = {
  error: { type: 'api_connection_error', message: 'The card field could not be loaded.' },
};

function createFrame() {
  const frame = document.createElement('iframe');
  frame.title = 'Secure card payment input frame';
  frame.src = FRAME_URL.href;
  // A frame is see-through only while its color scheme is that of its document.
  Object.assign(frame.style, {
    border: 'none',
    colorScheme: 'light',
    display: 'block',
    height: '1.2em',
    width: '100%',
  });
  return frame;
}

function labelsOf(id) {
  return id ? document.querySelectorAll(`label[for="${CSS.escape(id)}"]`) : [];
}
