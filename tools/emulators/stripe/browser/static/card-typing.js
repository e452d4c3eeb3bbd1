import { formatCvc, formatExpiry, formatNumber, problemOf } from './card-form.js';
import { digitsOf } from './card-rules.js';

/**
 * Formats what is typed, moves on when a field is complete and back when an empty one is deleted
 * in. Calls `onChange` after each change.
 */
export function attachTyping(inputs, onChange) {
  const fields = Object.keys(inputs);
  const neighbour = (field, step) => inputs[fields[fields.indexOf(field) + step]];
  for (const [field, input] of Object.entries(inputs)) {
    input.addEventListener('input', ({ inputType = '' }) => {
      const isDeleting = inputType.startsWith('delete');
      reformat(input, format(field, inputs, isDeleting));
      onChange();
      const isAtEnd = input.selectionStart === input.value.length;
      if (!isDeleting && isAtEnd && isFinished(field, inputs)) neighbour(field, 1)?.focus();
    });
    input.addEventListener('keydown', (event) => {
      if (event.key !== 'Backspace' || input.value !== '') return;
      event.preventDefault();
      neighbour(field, -1)?.focus();
    });
  }
}

function format(field, inputs, isDeleting) {
  const text = inputs[field].value;
  if (field === 'number') return formatNumber(text);
  if (field === 'expiry') return formatExpiry(text, { isDeleting });
  return formatCvc(text, inputs.number.value);
}

function isFinished(field, inputs) {
  const values = Object.fromEntries(
    Object.entries(inputs).map(([name, { value }]) => [name, value]),
  );
  return problemOf(field, values, new Date()) === null;
}

/** Sets a value and keeps the caret behind the digit it stood behind. */
function reformat(input, text) {
  const wasAtEnd = input.selectionStart === input.value.length;
  const digitsBefore = digitsOf(input.value.slice(0, input.selectionStart)).length;
  input.value = text;
  const caret = wasAtEnd ? text.length : positionAfterDigits(text, digitsBefore);
  input.setSelectionRange(caret, caret);
}

function positionAfterDigits(text, count) {
  const position = [...text].findIndex(
    (_, index) => digitsOf(text.slice(0, index)).length >= count,
  );
  return position === -1 ? text.length : position;
}
