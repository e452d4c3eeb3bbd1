import { giftDay, giftMoment } from '@raade/contracts/money/gift-day';
import { isEnteredGift } from '@raade/contracts/money/gifts';
import { HOME_ZONE } from '@raade/contracts/base/home-zone';
import { localDay } from '@raade/contracts/base/local-day';
import type { RecordRow } from '../table/record-row.ts';
import type { RecordedDonation } from './read-donations.ts';

/** Days and times are those of the books, wherever they are read: a receipt has the same day. */
const formatIn = (timeStyle?: 'short' | 'long') =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle, timeZone: HOME_ZONE });

const dayFormat = formatIn();
const shortFormat = formatIn('short');
/** The same with the name of the time zone. */
const longFormat = formatIn('long');

/** When a donation was paid; of what staff entered the day on which it was received. */
export function dateOf({ id, data }: RecordRow<RecordedDonation>): string {
  return (isEnteredGift(id) ? dayFormat : shortFormat).format(giftMoment(data));
}

type Line = readonly [label: string, text: string];

/** The same in full, and when it was begun if that was on another day. */
export function dayLines(row: RecordRow<RecordedDonation>): Line[] {
  const { id, data } = row;
  if (isEnteredGift(id)) return [['Received on', dateOf(row)]];
  const isOfOneDay = localDay(data.created_at) === giftDay(data);
  const begun: Line[] = isOfOneDay ? [] : [['Begun', longFormat.format(data.created_at)]];
  return [['Date', longFormat.format(giftMoment(data))], ...begun];
}
