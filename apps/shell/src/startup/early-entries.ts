import { waitingPage } from './waiting-page.ts';

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

interface Entry {
  readonly field: Field;
  readonly label: string | undefined;
  readonly value: string;
  readonly isChecked: boolean;
}

const fieldsOf = (page: Element) => [...page.querySelectorAll<Field>('input, textarea, select')];

/** Tells fields of one page apart, whichever release renders it. */
const labelOf = (field: Field) => field.labels?.[0]?.textContent;

let noted: readonly Entry[] = [];
/** The address of the page that they were entered at. */
let notedAt: string | undefined;

/**
 * Notes what visitors have entered into the fields of the page that waits: all of it at once, since a form that learns
 * of one entry sets its other fields to what it knows of them.
 */
export function noteEarlyEntries(): void {
  const page = waitingPage();
  if (!page) return;
  notedAt = window.location.pathname;
  noted = fieldsOf(page)
    .filter(isChanged)
    .map((field) => ({
      field,
      label: labelOf(field),
      value: field.value,
      isChecked: isChoice(field) && field.checked,
    }));
}

/**
 * Tells a page, once, of the entries that were noted: by the same fields, or by those of the same labels where the page
 * was rendered anew, since its code threw or was of another release.
 */
export function tellOfEarlyEntries(page: Element): void {
  const entries = notedAt === window.location.pathname ? noted : [];
  notedAt = undefined;
  for (const { field: noticed, label, value, isChecked } of entries) {
    const field = page.contains(noticed)
      ? noticed
      : fieldsOf(page).find((other) => labelOf(other) === label);
    if (!field) continue;
    // Of a section that React has not taken over yet, which it does for the event.
    tell(field, 'input');
    enterAgain(field, value, isChecked);
  }
}
