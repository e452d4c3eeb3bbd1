import { FieldValue, Timestamp, type DocumentSnapshot } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { statementCountsSchema, STATEMENT_PHASES } from '@raade/contracts/money/yearly-statements';
import { collection } from '../../base/firestore.ts';

/** The document `settings/statements-{year}`: progress of a year's run of statements. */
const runSchema = z.object({
  /**
   * `gathering` lists each donor's donations, `checking` counts due statements, `sending` queues their mails; `none`
   * before the first run.
   */
  phase: z.enum(STATEMENT_PHASES),
  /** The last processed document of this phase, and its time if they are read by time; null before the first. */
  cursor: z.nullable(z.object({ id: z.string(), at: z.nullable(z.instanceof(Timestamp)) })),
  counts: statementCountsSchema,
  /** Sums of the due statements in cents, by currency. */
  totals: z.record(z.string(), z.int()),
});
export type StatementRun = z.output<typeof runSchema>;

const NOT_STARTED: StatementRun = {
  phase: 'none',
  cursor: null,
  counts: statementCountsSchema.parse({}),
  totals: {},
};

export function runDocument(year: number) {
  return collection('settings').doc(`statements-${year}`);
}

export function runIn(document: DocumentSnapshot): StatementRun {
  return document.exists ? z.parse(runSchema, document.data()) : NOT_STARTED;
}

export async function readRun(year: number): Promise<StatementRun> {
  return runIn(await runDocument(year).get());
}

/** A run at its start. */
export const newRun = (): StatementRun => ({ ...NOT_STARTED, phase: 'gathering' });

/** Fields of a run's document. */
export const runFields = (run: StatementRun) => ({
  ...run,
  changed_at: FieldValue.serverTimestamp(),
});

/** True if two readings of a run have the same progress, so no other call has continued it. */
export function isSamePlace(a: StatementRun, b: StatementRun): boolean {
  return a.phase === b.phase && a.cursor?.id === b.cursor?.id;
}
