import { unhydratedPage } from './unhydrated-page.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isChoice = (field: Field): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio';

/** Index of the option that a list initially shows: the one with `selected`, or else the first. */
const initialIndexOf = ({ options }: HTMLSelectElement) =>
  Math.max(
    0,
    [...options].findIndex(({ defaultSelected }) => defaultSelected),
  );

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return field.selectedIndex !== initialIndexOf(field);
  if (!isChoice(field)) return field.value !== field.defaultValue;
  // In a group of radio buttons, only the newly checked one counts: the browser unchecks the other.
  return field.checked !== field.defaultChecked && (field.checked || field.type === 'checkbox');
}

const dispatch = (field: Field, type: 'input' | 'change') =>
  field.dispatchEvent(new Event(type, { bubbles: true }));

/** Enters a value so that React notices. React compares with the last value, so the initial value is set first. */
function reenter(field: Field, value: string, isChecked: boolean): void {
  if (isChoice(field)) {
    // The click sets it to `isChecked`.
    field.checked = !isChecked;
    field.click();
    return;
  }
  // React replaces `value` of the element. The setter of its prototype changes the field without telling React.
  const property = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
  field.value = field instanceof HTMLSelectElement ? '' : field.defaultValue;
  property?.set?.call(field, value);
  dispatch(field, 'input');
  dispatch(field, 'change');
}

interface Entry {
  readonly field: Field;
  readonly label: string | undefined;
  readonly value: string;
  readonly isChecked: boolean;
}

const fieldsOf = (page: Element) => [...page.querySelectorAll<Field>('input, textarea, select')];

/** Identifies a field of a page, also if another release renders it. */
const labelOf = (field: Field) => field.labels?.[0]?.textContent;

let recordedEntries: readonly Entry[] = [];
/** Path of the page of the recorded entries. */
let recordedPath: string | undefined;

/**
 * Records the values that visitors have entered into the prerendered page before hydration. All are read before the
 * first is replayed, since React resets the other fields of a form when one is replayed.
 */
export function recordEarlyEntries(): void {
  const page = unhydratedPage();
  if (!page) return;
  recordedPath = window.location.pathname;
  recordedEntries = fieldsOf(page)
    .filter(isChanged)
    .map((field) => ({
      field,
      label: labelOf(field),
      value: field.value,
      isChecked: isChoice(field) && field.checked,
    }));
}

/**
 * Enters the recorded values again, once, so that the hydrated form has them. If the page was not hydrated but rendered
 * again (its code threw or was of another release), fields are found by their labels.
 */
export function replayEarlyEntries(page: Element): void {
  const entries = recordedPath === window.location.pathname ? recordedEntries : [];
  recordedPath = undefined;
  for (const { field: original, label, value, isChecked } of entries) {
    const field = page.contains(original)
      ? original
      : fieldsOf(page).find((other) => labelOf(other) === label);
    if (!field) continue;
    // If the field is in a lazy section, this event makes React hydrate it first.
    dispatch(field, 'input');
    reenter(field, value, isChecked);
  }
}
