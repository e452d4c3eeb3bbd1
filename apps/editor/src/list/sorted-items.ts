import type { Keyed } from '@raade/content-model/editions/merge-drafts';
import type { ContentPart } from '@raade/contracts/content/parts';
import type { ContentValue } from '@raade/contracts/content/values';
import { clockRange } from '@raade/content-model/forum/clock-text';
import { textIn, valueAt } from '../items/field-values.ts';
import type { FieldOption } from '../item/form-context.ts';

/** True for lists that pages show in their own order. Sessions are sorted by time. */
export const hasOrder = (part: ContentPart): boolean => part !== 'sessions';

/** The items in the order of the list page: sessions by day and time. */
export function sortedItems(
  part: ContentPart,
  items: readonly Keyed[],
  days: readonly FieldOption[],
): readonly Keyed[] {
  if (hasOrder(part)) return items;
  const place = (value: ContentValue) => {
    const day = days.findIndex((one) => one.value === valueAt(value, 'day'));
    return `${String(day + 1).padStart(2, '0')} ${textIn(valueAt(value, 'start'))}`;
  };
  return [...items].sort((one, other) => place(one.value).localeCompare(place(other.value)));
}

/** Returns details that distinguish items of the same name. */
export function itemDetails(
  part: ContentPart,
  value: ContentValue,
  days: readonly FieldOption[],
): string {
  const text = (key: string) => textIn(valueAt(value, key));
  if (part === 'sessions') {
    const day = days.find((one) => one.value === text('day'))?.label;
    const times = text('start') && text('end') && clockRange(text('start'), text('end'));
    return [day, times, text('room')].filter(Boolean).join(', ');
  }
  if (part === 'speakers') return [text('role'), text('organization')].filter(Boolean).join(', ');
  return text('line') || text('subtitle');
}
