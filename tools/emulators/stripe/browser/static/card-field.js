const FRAME_URL = new URL('./card.html', import.meta.url);

/**
 * The page's side of a mounted card field: a frame of the emulator's origin, whose inputs the page cannot read, and a
 * message port to it.
 */
export class CardField {
  #container;
  #options;
  #emit;
  #frame = createFrame();
  #listeners = new AbortController();
  #channel = new MessageChannel();
  /** Messages that are sent before the frame has loaded are queued in the channel. */
  #port = this.#channel.port1;

  constructor(container, options, emit) {
    this.#container = container;
    this.#options = options;
    this.#emit = emit;
    this.#port.onmessage = ({ data }) => this.#receive(data);
    this.#frame.addEventListener('load', () => this.#connect(), { once: true });
    this.#focusFromLabels();
    container.replaceChildren(this.#frame);
  }

  remove() {
    this.#listeners.abort();
    this.#port.close();
    this.#frame.remove();
  }

  update(options) {
    this.#options = options;
    this.#port.postMessage({ type: 'update', style: options.style });
  }

  focus() {
    this.#port.postMessage({ type: 'focus' });
  }

  send(request) {
    const { port1, port2 } = new MessageChannel();
    this.#port.postMessage({ type: 'send', request }, [port2]);
    return new Promise((resolve) => {
      port1.onmessage = ({ data }) => {
        port1.close();
        resolve(data);
      };
    });
  }

  #connect() {
    const message = { type: 'connect', style: this.#options.style };
    this.#frame.contentWindow.postMessage(message, FRAME_URL.origin, [this.#channel.port2]);
  }

  #receive({ type, ...details }) {
    if (type === 'resize') this.#frame.style.height = `${details.height}px`;
    else if (type === 'submit') this.#container.closest('form')?.requestSubmit();
    else this.#emit(type, details);
  }

  /** A click on the container's label goes to the field, as it would to an input. */
  #focusFromLabels() {
    const { signal } = this.#listeners;
    const labels = [this.#container.closest('label'), ...labelsOf(this.#container.id)];
    for (const label of labels) label?.addEventListener('click', () => this.focus(), { signal });
  }
}

function createFrame() {
  const frame = document.createElement('iframe');
  frame.title = 'Secure card payment input frame';
  frame.src = FRAME_URL.href;
  // A frame is transparent only if its color scheme is that of its document.
  frame.style.cssText =
    'border: none; color-scheme: light; display: block; height: 1.2em; width: 100%';
  return frame;
}

function labelsOf(id) {
  return id ? document.querySelectorAll(`label[for="${CSS.escape(id)}"]`) : [];
}
