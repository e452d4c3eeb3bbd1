type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isChoice = (field: Field): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio';

/** A list without an own choice shows its first entry. */
const firstIndexOf = ({ options }: HTMLSelectElement) =>
  Math.max(
    0,
    [...options].findIndex(({ defaultSelected }) => defaultSelected),
  );

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return field.selectedIndex !== firstIndexOf(field);
  if (!isChoice(field)) return field.value !== field.defaultValue;
  // Of a group, only the one that was chosen counts: choosing it takes the mark from the other.
  return field.checked !== field.defaultChecked && (field.checked || field.type === 'checkbox');
}

const tell = (field: Field, type: 'input' | 'change') =>
  field.dispatchEvent(new Event(type, { bubbles: true }));

/** React notices a change of what it has seen last: first it sees the field as it came, then the entry. */
function enterAgain(field: Field, value: string, isChecked: boolean): void {
  if (isChoice(field)) {
    field.checked = !isChecked;
    field.click();
    return;
  }
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
  field.value = field instanceof HTMLSelectElement ? '' : field.defaultValue;
  own?.set?.call(field, value);
  tell(field, 'input');
  tell(field, 'change');
}

/**
 * Notes what visitors have entered into the fields of a page before it answered: all of it at once, since a form that
 * learns of one entry sets its other fields to what it knows of them.
 * @returns the way to tell the page of it
 */
export function noteEarlyEntries(page: Element): () => void {
  const entries = [...page.querySelectorAll<Field>('input, textarea, select')]
    .filter(isChanged)
    .map((field) => ({ field, value: field.value, isChecked: isChoice(field) && field.checked }));
  return () => {
    for (const { field, value, isChecked } of entries) {
      // Of a section that React has not taken over yet, which it does for the event.
      tell(field, 'input');
      enterAgain(field, value, isChecked);
    }
  };
}
