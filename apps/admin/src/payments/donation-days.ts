import { isEnteredGift } from '@raade/contracts/gifts';
import { HOME_ZONE } from '@raade/contracts/home-zone';
import type { RecordRow } from '../table/record-row.ts';
import type { RecordedDonation } from './read-donations.ts';

/** Times are those of the reader's own time zone. */
const shortFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
/** The same with the name of the time zone. */
const longFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'long' });
/** A day without a time is one of the books. */
const dayFormat = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeZone: HOME_ZONE,
});

/** When a donation was begun; of what staff entered the day on which it was received. */
export function dateOf({ id, data }: RecordRow<RecordedDonation>): string {
  return (isEnteredGift(id) ? dayFormat : shortFormat).format(data.created_at);
}

type Line = readonly [label: string, text: string];

/** The same in full, and when it was paid. */
export function dayLines(row: RecordRow<RecordedDonation>): Line[] {
  const { created_at, paid_at } = row.data;
  if (isEnteredGift(row.id)) return [['Received on', dateOf(row)]];
  const paid: Line[] = paid_at ? [['Paid', longFormat.format(paid_at)]] : [];
  return [['Date', longFormat.format(created_at)], ...paid];
}
