import { HttpsError } from 'firebase-functions/https';
import { FieldPath } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import { localDay } from '@raade/contracts/base/local-day';
import {
  type ListedDonor,
  type StatementPhase,
  type StatementsRequest,
  type StatementsResponse,
  STATEMENT_RIGHTS,
  statementsRequestSchema,
  MOST_DONATIONS,
} from '@raade/contracts/money/yearly-statements';
import type { Actor } from '../../base/audit/actor.ts';
import { auditActionWith, auditAction } from '../../base/audit/audit-log.ts';
import { firestore, collection } from '../../base/firestore.ts';
import { examinePage, donationsOf } from './examine-statements.ts';
import {
  newRun,
  readRun,
  runDocument,
  runIn,
  runFields,
  type StatementRun,
} from './statement-run.ts';
import { continueRun } from './continue-run.ts';
import { listUnaddressed, unaddressedDonations } from './unaddressed-donations.ts';
import { factsOf } from './statement-mail.ts';
import { statementPdf } from './statement-pdf.ts';
import { staffCall } from '../../base/call.ts';
import { normalizeAddress } from '../../base/address.ts';
import { listDonations } from './gather-donations.ts';
import {
  statementDocument,
  statementSchema,
  queueStatement,
  statementEntry,
} from './statement-document.ts';

const SENDABLE_PHASES: readonly StatementPhase[] = ['ready', 'sending', 'sent'];
/**
 * Phases in which staff can prepare again, since donations may have been recorded. No donor gets a second statement.
 */
const PREPARABLE_PHASES: readonly StatementPhase[] = ['none', 'ready', 'sent'];

type ListRequest = Extract<StatementsRequest, { action: 'list' }>;

/**
 * Time after which a call returns. The page of staff, whose timeout is longer, repeats it until the run is complete.
 */
const CALL_MS = 12_000;

/**
 * Prepares, sends, lists or prints the statements of a year.
 *
 * @throws HttpsError `failed-precondition` if the year is not over, or the run is not prepared
 */
export async function controlStatements(
  input: StatementsRequest,
  actor: Actor,
): Promise<StatementsResponse> {
  const { action, year } = input;
  requireYearOver(year);
  if (action === 'send-one') await queueForDonor(input, actor);
  if (action === 'prepare' || action === 'send') {
    await startPhase(action, year, actor);
    const endOfCall = Date.now() + CALL_MS;
    return answerOf(year, await continueRun(year, () => Date.now() > endOfCall));
  }
  const answer = await answerOf(year, await readRun(year));
  if (action === 'list') return { ...answer, donors: await listDonors(input) };
  return action === 'print' ? { ...answer, pdf: await printStatement(input, actor) } : answer;
}

/** Lists the donors of a run in their current state, without erased ones. */
async function listDonors({ year, after }: ListRequest): Promise<ListedDonor[]> {
  const cursor = after === null ? null : { id: after, at: null };
  const { examined } = await examinePage(year, { cursor });
  return examined.map(({ id, statement: { to, donations }, outcome, totals }) => ({
    id,
    email: to,
    donations: donations.length,
    outcome,
    totals,
  }));
}

async function answerOf(year: number, run: StatementRun): Promise<StatementsResponse> {
  const { phase, counts, totals } = run;
  const answer = { year, phase, counts, totals };
  if (counts.unaddressed === 0 || !SENDABLE_PHASES.includes(phase)) return answer;
  return { ...answer, unaddressed: await listUnaddressed(year) };
}

function requireYearOver(year: number): void {
  const thisYear = Number(localDay(new Date()).slice(0, 4));
  if (year < thisYear) return;
  throw new HttpsError('failed-precondition', 'This year is not over: more donations may come.');
}

/** Starts the phase of an action and writes an audit entry, unless it has started. */
function startPhase(action: 'prepare' | 'send', year: number, actor: Actor): Promise<void> {
  const document = runDocument(year);
  return firestore().runTransaction(async (transaction) => {
    const run = runIn(await transaction.get(document));
    if (action === 'send' && !SENDABLE_PHASES.includes(run.phase)) {
      throw new HttpsError('failed-precondition', 'These statements have not been prepared yet.');
    }
    const isSending = action === 'send';
    const canStart = isSending ? run.phase === 'ready' : PREPARABLE_PHASES.includes(run.phase);
    if (!canStart) return;
    const startedRun = isSending ? { ...run, phase: 'sending' as const, cursor: null } : newRun();
    transaction.set(document, runFields(startedRun));
    const auditAction = isSending ? 'send-statements' : 'prepare-statements';
    const subject = `${COLLECTIONS.settings}/${document.id}`;
    const details = { year, statements: run.counts.due };
    auditActionWith(transaction, actor, auditAction, subject, details);
  });
}

type PrintRequest = Extract<StatementsRequest, { action: 'print' }>;

/**
 * Returns the PDF of the statement of a donation without an address, in base64. The audit entry is written first, since
 * statements name anonymous donors, too.
 *
 * @throws HttpsError `failed-precondition` if the donation is not in the list
 */
async function printStatement({ year, donation: id }: PrintRequest, actor: Actor) {
  const donation = (await unaddressedDonations(year)).get(id);
  if (donation === undefined) {
    throw new HttpsError('failed-precondition', 'This list has changed. Reload the page.');
  }
  await auditAction(actor, 'print-statement', null, { year });
  return (await statementPdf(await factsOf(year, new Map([[id, donation]])))).toString('base64');
}

export const controlStatementsCall = staffCall(
  statementsRequestSchema,
  ({ action }) => STATEMENT_RIGHTS[action],
  controlStatements,
);

const PAGE_SIZE = 200;

type DonorRequest = Extract<StatementsRequest, { action: 'send-one' }>;

/**
 * Queues the statement of one donor, with or without a run of the year. A repeated request queues it once.
 *
 * @throws HttpsError `not-found` if nobody with that address gave in that year, `failed-precondition` for too many
 * donations
 */
async function queueForDonor({ year, email, request }: DonorRequest, actor: Actor): Promise<void> {
  const document = statementDocument(year, email);
  const entry = statementEntry(document.id, request);
  const donations = await idsOfDonations(year, email);
  if (donations.length === 0) {
    throw new HttpsError('not-found', 'Nobody with this address gave in this year.');
  }
  if (donations.length > MOST_DONATIONS) {
    throw new HttpsError(
      'failed-precondition',
      `This donor gave more than ${MOST_DONATIONS} times.`,
    );
  }
  await firestore().runTransaction(async (transaction) => {
    if ((await transaction.get(entry)).exists) return;
    const to = normalizeAddress(email);
    listDonations(transaction, year, { to, donations });
    queueStatement(transaction, entry, { statementId: document.id, to });
    auditActionWith(transaction, actor, 'send-statement', null, {
      year,
      donations: donations.length,
    });
  });
}

/**
 * Finds the donations of a donor in a year: those that a run has found, and those with the address as it was entered or
 * in lower case.
 */
async function idsOfDonations(year: number, email: string): Promise<string[]> {
  const document = await statementDocument(year, email).get();
  const listedIds = statementSchema.safeParse(document.data()).data?.donations ?? [];
  const donationIds = new Set(
    (await donationsOf({ year, to: email, donations: listedIds })).keys(),
  );
  for await (const donations of donationPagesOf(email)) {
    for (const id of (await donationsOf({ year, to: email, donations })).keys())
      donationIds.add(id);
    // The caller refuses so many donations, so the other pages need not be read.
    if (donationIds.size > MOST_DONATIONS) break;
  }
  return [...donationIds];
}

/** Yields pages of donations of all years with the address, as it was entered or in lower case. */
async function* donationPagesOf(email: string): AsyncGenerator<string[]> {
  const firstPage = collection('donations')
    .where('donor_email', 'in', [...new Set([email.trim(), normalizeAddress(email)])])
    .orderBy(FieldPath.documentId())
    .limit(PAGE_SIZE)
    .select();
  let lastId: string | undefined;
  do {
    const { docs } = await (lastId === undefined ? firstPage : firstPage.startAfter(lastId)).get();
    yield docs.map(({ id }) => id);
    lastId = docs.length < PAGE_SIZE ? undefined : docs.at(-1)?.id;
  } while (lastId !== undefined);
}
