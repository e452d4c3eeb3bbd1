import type { KeyedItem } from '@raade/content-model/editions/merge-drafts';
import type { ContentPart } from '@raade/contracts/content/parts';
import type { ContentValue } from '@raade/contracts/content/values';
import { clockRange } from '@raade/content-model/forum/clock-text';
import { textIn, valueAt } from '../items/field-values.ts';
import type { FieldOption } from '../item/form-context.ts';

/** True for lists whose order editors choose. Sessions are sorted by time. */
export const isOrderedByEditors = (part: ContentPart): boolean => part !== 'sessions';

/** The items in the order of the list page: sessions by day and time. */
export function sortedItems(
  part: ContentPart,
  items: readonly KeyedItem[],
  days: readonly FieldOption[],
): readonly KeyedItem[] {
  if (isOrderedByEditors(part)) return items;
  const sortKey = (value: ContentValue) => {
    const dayIndex = days.findIndex((day) => day.value === valueAt(value, 'day'));
    return `${String(dayIndex + 1).padStart(2, '0')} ${textIn(valueAt(value, 'start'))}`;
  };
  return [...items].sort((one, other) => sortKey(one.value).localeCompare(sortKey(other.value)));
}

/** Returns details that distinguish items of the same name. */
export function itemDetails(
  part: ContentPart,
  value: ContentValue,
  days: readonly FieldOption[],
): string {
  const textOf = (key: string) => textIn(valueAt(value, key));
  if (part === 'sessions') {
    const day = days.find((option) => option.value === textOf('day'))?.label;
    const [start, end] = [textOf('start'), textOf('end')];
    const times = start && end && clockRange(start, end);
    return [day, times, textOf('room')].filter(Boolean).join(', ');
  }
  if (part === 'speakers')
    return [textOf('role'), textOf('organization')].filter(Boolean).join(', ');
  // Projects have a tagline in `line`, groups of attendees a subtitle.
  return textOf('line') || textOf('subtitle');
}
