const CONTROLS = 'a[href], button, input, select, textarea, summary';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function isField(element: Element): element is Field {
  return element.matches('input, select, textarea');
}

const isChoice = (field: Field): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio';

/** The features that two renders of one control share: their ids and names are made anew each time. */
function likenessOf(element: Element): string {
  const own = isField(element)
    ? [element.type, element.autocomplete, isChoice(element) ? element.value : '']
    : [element.getAttribute('href'), element.textContent, element.getAttribute('aria-label')];
  return [element.tagName, ...own].join('|');
}

/** A control's place in a part of the document: the `nth` among those that are like it. */
export interface Seat {
  readonly likeness: string;
  readonly nth: number;
}

function controlsLike(likeness: string, within: Element): Element[] {
  return [...within.querySelectorAll(CONTROLS)].filter((one) => likenessOf(one) === likeness);
}

export function seatOf(control: Element, within: Element): Seat {
  const likeness = likenessOf(control);
  return { likeness, nth: controlsLike(likeness, within).indexOf(control) };
}

/** The control in the same seat of another render of the same part. */
export function controlAt({ likeness, nth }: Seat, within: Element): HTMLElement | undefined {
  const control = controlsLike(likeness, within)[nth];
  return control instanceof HTMLElement ? control : undefined;
}

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return field.selectedIndex > 0;
  return isChoice(field)
    ? field.checked !== field.defaultChecked
    : field.value !== field.defaultValue;
}

/** Enters a value as typing does: React sees no change of a value that is set on the element itself. */
function enter(field: Field, value: string): void {
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
  own?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

function copyEntry(from: Field, to: Field): void {
  if (isChoice(from) && isChoice(to)) {
    if (from.checked !== to.checked) to.click();
  } else if (from.value !== to.value) {
    enter(to, from.value);
  }
}

/** Enters into the controls of one render what a visitor has entered into those of another. */
export function carryEntries(from: Element, to: Element): void {
  for (const field of from.querySelectorAll(CONTROLS)) {
    if (!isField(field) || !isChanged(field)) continue;
    const twin = controlAt(seatOf(field, from), to);
    if (twin && isField(twin)) copyEntry(field, twin);
  }
}
