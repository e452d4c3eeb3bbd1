/** The card field inside its frame. It talks to the page that mounted it through one message port. */
import { brandOf, digitsOf, isUnfinished, problemOf, readExpiry } from './card-form.js';
import { attachTyping } from './card-typing.js';
import { applyStyle } from './card-style.js';
import { resultOf } from './payments.js';

const form = document.getElementById('card');
const FIELDS = ['number', 'expiry', 'cvc'];
const inputs = Object.fromEntries(FIELDS.map((field) => [field, document.getElementById(field)]));
/** Fields that the donor has left or submitted. */
const visited = new Set();
let port = null;

const values = () => Object.fromEntries(FIELDS.map((field) => [field, inputs[field].value]));
const notify = (type, details = {}) => port?.postMessage({ type, ...details });

/** The problem of a field that is shown: not while the donor is still typing there. */
function mistakeOf(field) {
  const problem = problemOf(field, values(), new Date());
  if (!problem) return null;
  const isComplete = inputs[field].value && !isUnfinished(problem);
  return visited.has(field) || isComplete ? problem : null;
}

function report() {
  const mistakes = new Map(FIELDS.map((field) => [field, mistakeOf(field)]));
  const error = [...mistakes.values()].find(Boolean);
  document.getElementById('problem').textContent = error?.message ?? '';
  for (const [field, mistake] of mistakes) {
    inputs[field].setAttribute('aria-invalid', String(Boolean(mistake)));
    inputs[field].setAttribute('aria-describedby', mistake && mistake === error ? 'problem' : '');
  }
  const now = new Date();
  notify('change', {
    empty: FIELDS.every((field) => inputs[field].value === ''),
    complete: FIELDS.every((field) => !problemOf(field, values(), now)),
    error,
    brand: brandOf(digitsOf(inputs.number.value)).brand,
  });
}

/** Sends the card data to the emulator's API, and nowhere else. */
async function send({ path, publishableKey, parameters, billing_details = {} }) {
  for (const field of FIELDS) visited.add(field);
  report();
  const error = FIELDS.map(mistakeOf).find(Boolean);
  if (error) return { error };
  const payment_method_data = { type: 'card', card: cardData(), billing_details };
  const body = new URLSearchParams(flatten({ ...parameters, payment_method_data }));
  const headers = { Authorization: `Bearer ${publishableKey}` };
  return resultOf(() => fetch(path, { method: 'POST', headers, body }));
}

function cardData() {
  const { month, year } = readExpiry(inputs.expiry.value);
  const number = digitsOf(inputs.number.value);
  return { number, exp_month: month, exp_year: year, cvc: inputs.cvc.value };
}

/** Nested objects as form fields: `billing_details[address][city]`. */
function flatten(object, name = (key) => key) {
  return Object.entries(object).flatMap(([key, value]) => {
    if (value === undefined || value === null) return [];
    if (typeof value !== 'object') return [[name(key), String(value)]];
    return flatten(value, (inner) => `${name(key)}[${inner}]`);
  });
}

const setStyle = ({ style }) => applyStyle(document.documentElement, style);

const COMMANDS = {
  update: setStyle,
  focus: () => inputs[FIELDS.find((field) => !inputs[field].value) ?? 'number'].focus(),
  send: async ({ request }, [answerPort]) => answerPort.postMessage(await send(request)),
};

attachTyping(inputs, report);
form.addEventListener('focusin', ({ relatedTarget }) => {
  if (!relatedTarget) notify('focus');
});
form.addEventListener('focusout', ({ target, relatedTarget }) => {
  if (target.value) visited.add(target.id);
  report();
  if (!relatedTarget) notify('blur');
});
form.addEventListener('keydown', ({ key }) => {
  if (key === 'Enter') notify('submit');
});

window.addEventListener('message', ({ source, data, ports }) => {
  if (source !== window.parent || data.type !== 'connect' || port) return;
  [port] = ports;
  port.onmessage = (event) => COMMANDS[event.data.type](event.data, event.ports);
  setStyle(data);
  new ResizeObserver(() => notify('resize', { height: form.offsetHeight })).observe(form);
  notify('ready');
});
