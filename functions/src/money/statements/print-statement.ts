import { HttpsError } from 'firebase-functions/https';
import type { StatementsRequest } from '@raade/contracts/money/statements';
import type { Actor } from '../../base/audit/actor.ts';
import { noteAction } from '../../base/audit/audit-log.ts';
import { factsOf } from './statement-mail.ts';
import { statementPdf } from './statement-pdf.ts';
import { unaddressedGifts } from './unaddressed-gifts.ts';

type PrintRequest = Extract<StatementsRequest, { action: 'print' }>;

/**
 * The statement of a gift without an address, as a mail would carry it, in base64. Noted before: it names anonymous
 * donors, too.
 *
 * @throws HttpsError `failed-precondition` for a gift that is none of these
 */
export async function printStatement({ year, gift: id }: PrintRequest, actor: Actor) {
  const gift = (await unaddressedGifts(year)).get(id);
  if (gift === undefined) {
    throw new HttpsError('failed-precondition', 'This list has changed. Load the page again.');
  }
  await noteAction({ action: 'print-statement', ...actor, subject: null, details: { year } });
  return (await statementPdf(await factsOf(year, new Map([[id, gift]])))).toString('base64');
}
