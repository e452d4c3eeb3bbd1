export interface SortRequest {
  readonly texts: readonly string[];
  readonly isDescending: boolean;
}

/** Case and accents do not count; `Attendee 9` comes before `Attendee 10`. */
const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** Sorts texts, as their indices. Equal texts keep their order. Empty texts come last in both directions. */
export function sortOrder({ texts, isDescending }: SortRequest): Uint32Array {
  const sign = isDescending ? -1 : 1;
  const compare = (one: string, other: string) => {
    if (one === '' || other === '') return Number(one === '') - Number(other === '');
    return sign * collator.compare(one, other);
  };
  const textOf = (index: number) => texts[index] ?? '';
  return Uint32Array.from(texts.keys()).sort((one, other) => compare(textOf(one), textOf(other)));
}
