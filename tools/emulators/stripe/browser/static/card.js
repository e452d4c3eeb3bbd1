import { brandOf, digitsOf } from './card-rules.js';
import { isUnfinished, problemOf, readExpiry } from './card-form.js';
import { attachTyping } from './card-typing.js';
import { applyStyle } from './card-style.js';
import { resultOf } from './payments.js';

/** The card field inside its frame: talks to the page that mounted it through one message port. */

const form = document.getElementById('card');
const FIELDS = ['number', 'expiry', 'cvc', 'postal'];
const inputs = Object.fromEntries(FIELDS.map((field) => [field, document.getElementById(field)]));
/** Fields that the donor has left, or tried to pay with. */
const visited = new Set();
let port = null;

const shownFields = () => FIELDS.filter((field) => !inputs[field].hidden);
const values = () => Object.fromEntries(FIELDS.map((field) => [field, inputs[field].value]));
const notify = (type, details = {}) => port?.postMessage({ type, ...details });

function mistakeOf(field) {
  const problem = problemOf(field, values(), new Date());
  const counts = problem && (visited.has(field) || (inputs[field].value && !isUnfinished(problem)));
  return counts ? problem : null;
}

function report() {
  const mistakes = new Map(shownFields().map((field) => [field, mistakeOf(field)]));
  const error = [...mistakes.values()].find(Boolean);
  document.getElementById('problem').textContent = error?.message ?? '';
  for (const [field, mistake] of mistakes) {
    inputs[field].setAttribute('aria-invalid', String(Boolean(mistake)));
    inputs[field].setAttribute('aria-describedby', mistake && mistake === error ? 'problem' : '');
  }
  const now = new Date();
  notify('change', {
    empty: shownFields().every((field) => inputs[field].value === ''),
    complete: shownFields().every((field) => !problemOf(field, values(), now)),
    error,
    brand: brandOf(digitsOf(inputs.number.value)).brand,
    value: { postalCode: inputs.postal.value },
  });
}

function applyOptions(options) {
  applyStyle(document.documentElement, options.style);
  inputs.postal.hidden = Boolean(options.hidePostalCode);
  document.getElementById('icon').toggleAttribute('hidden', Boolean(options.hideIcon));
  if (options.value?.postalCode) inputs.postal.value = options.value.postalCode;
  for (const input of Object.values(inputs)) input.disabled = Boolean(options.disabled);
}

/** The one place where card data leaves the field: straight to the emulator's API. */
async function send({ path, publishableKey, parameters, billing_details, nested }) {
  for (const field of shownFields()) visited.add(field);
  report();
  const error = shownFields().map(mistakeOf).find(Boolean);
  if (error) return { error };
  const method = { type: 'card', card: cardData(), billing_details: billing(billing_details) };
  const body = new URLSearchParams(
    flatten({ ...parameters, ...(nested ? { payment_method_data: method } : method) }),
  );
  const headers = { Authorization: `Bearer ${publishableKey}` };
  return resultOf(() => fetch(path, { method: 'POST', headers, body }));
}

function cardData() {
  const { month, year } = readExpiry(inputs.expiry.value);
  const number = digitsOf(inputs.number.value);
  return { number, exp_month: month, exp_year: year, cvc: inputs.cvc.value };
}

function billing(details = {}) {
  const postal_code = inputs.postal.value;
  if (inputs.postal.hidden || !postal_code) return details;
  return { ...details, address: { postal_code, ...details.address } };
}

/** Nested objects as form fields: `billing_details[address][city]`. */
function flatten(object, name = (key) => key) {
  return Object.entries(object).flatMap(([key, value]) => {
    if (value === undefined || value === null) return [];
    if (typeof value !== 'object') return [[name(key), String(value)]];
    return flatten(value, (inner) => `${name(key)}[${inner}]`);
  });
}

const COMMANDS = {
  update: ({ options }) => applyOptions(options),
  focus: () => inputs[shownFields().find((field) => !inputs[field].value) ?? 'number'].focus(),
  blur: () => document.activeElement?.blur(),
  clear: () => {
    form.reset();
    visited.clear();
    report();
  },
  send: async ({ request }, [answerPort]) => answerPort.postMessage(await send(request)),
};

attachTyping(inputs, shownFields, report);
form.addEventListener('focusin', ({ relatedTarget }) => {
  if (!relatedTarget) notify('focus');
});
form.addEventListener('focusout', ({ target, relatedTarget }) => {
  if (target.value) visited.add(target.id);
  report();
  if (!relatedTarget) notify('blur');
});
form.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') notify('escape');
  if (key === 'Enter') notify('submit');
});

window.addEventListener('message', ({ source, data, ports }) => {
  if (source !== window.parent || data.type !== 'connect' || port) return;
  [port] = ports;
  port.onmessage = (event) => COMMANDS[event.data.type](event.data, event.ports);
  applyOptions(data.options);
  new ResizeObserver(() => notify('resize', { height: form.offsetHeight })).observe(form);
  notify('ready');
});
