import { giftDay, giftMoment } from '@raade/contracts/money/gift-day';
import { isEnteredGift } from '@raade/contracts/money/gifts';
import { localDay } from '@raade/contracts/base/local-day';
import { dayText, momentText } from '@raade/staff/moments';
import type { RecordRow } from '../table/record-row.ts';
import type { RecordedDonation } from './read-donations.ts';

/** When a donation was paid; of what staff entered the day on which it was received. */
export function dateOf({ id, data }: RecordRow<RecordedDonation>): string {
  return (isEnteredGift(id) ? dayText : momentText)(giftMoment(data));
}

type Line = readonly [label: string, text: string];

/** The same in full, and when it was begun if that was on another day. */
export function dayLines(row: RecordRow<RecordedDonation>): Line[] {
  const { id, data } = row;
  if (isEnteredGift(id)) return [['Received on', dateOf(row)]];
  const isOfOneDay = localDay(data.created_at) === giftDay(data);
  const begun: Line[] = isOfOneDay ? [] : [['Begun', momentText(data.created_at)]];
  return [['Date', momentText(giftMoment(data))], ...begun];
}
