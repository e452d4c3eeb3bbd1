import type { Transaction } from 'firebase-admin/firestore';
import type { StatementCounts } from '@raade/contracts/money/yearly-statements';
import { firestore } from '../../base/firestore.ts';
import { examinePage, type Examined } from './examine-statements.ts';
import { gatherPage, listDonations } from './gather-donations.ts';
import { queueStatement, statementEntry } from './statement-document.ts';
import {
  isSamePlace,
  readRun,
  runDocument,
  runIn,
  runFields,
  type StatementRun,
} from './statement-run.ts';

/** Phases with work to do, each with the following one. */
const NEXT_PHASE = { gathering: 'checking', checking: 'ready', sending: 'sent' } as const;

/**
 * Continues a run, page by page, until its phase is complete or the time is over. Each page is committed with the
 * progress, so an interrupted run can be continued, and of two concurrent calls only one advances.
 *
 * @param isOver true once no further page should be started
 */
export async function continueRun(year: number, isOver: () => boolean): Promise<StatementRun> {
  for (;;) {
    const run = await readRun(year);
    const isWorking =
      run.phase === 'gathering' || run.phase === 'checking' || run.phase === 'sending';
    if (!isWorking || isOver()) return run;
    await processPage(year, run);
  }
}

async function processPage(year: number, run: StatementRun): Promise<void> {
  if (run.phase === 'gathering') {
    const { byDonor, counts, cursor } = await gatherPage(year, run);
    await commit(year, run, cursor, { counts }, (transaction) => {
      for (const donor of byDonor.values()) listDonations(transaction, year, donor);
    });
    return;
  }
  const { examined, cursor } = await examinePage(year, run);
  if (run.phase === 'checking') {
    await commit(year, run, cursor, sumUp(examined));
    return;
  }
  await queuePage(year, run, examined, cursor);
}

/** Queues the due statements of a page that were not queued before. */
async function queuePage(
  year: number,
  run: StatementRun,
  examined: readonly Examined[],
  cursor: StatementRun['cursor'],
): Promise<void> {
  const dueStatements = examined.filter(({ outcome }) => outcome === 'due');
  const entries = dueStatements.map(({ id }) => statementEntry(id));
  const snapshots = entries.length === 0 ? [] : await firestore().getAll(...entries);
  const newStatements = dueStatements.filter((_statement, index) => !snapshots[index]?.exists);
  await commit(year, run, cursor, { counts: { queued: newStatements.length } }, (transaction) => {
    for (const { id, statement } of newStatements) {
      queueStatement(transaction, statementEntry(id), { statementId: id, to: statement.to });
    }
  });
}

interface PageResult {
  readonly counts: Partial<StatementCounts>;
  readonly totals?: Readonly<Record<string, number>>;
}

function sumUp(examined: readonly Examined[]): PageResult {
  const counts: Partial<StatementCounts> = {};
  for (const { outcome } of examined) counts[outcome] = (counts[outcome] ?? 0) + 1;
  const totals = examined.reduce((sum, one) => withSums(sum, one.totals), {});
  return { counts, totals };
}

async function commit(
  year: number,
  run: StatementRun,
  cursor: StatementRun['cursor'],
  { counts, totals = {} }: PageResult,
  write: (transaction: Transaction) => void = () => undefined,
): Promise<void> {
  const { phase } = run;
  if (phase !== 'gathering' && phase !== 'checking' && phase !== 'sending') return;
  await firestore().runTransaction(async (transaction) => {
    const document = runDocument(year);
    // Nothing is written if the page was processed already: by another call, or by an earlier try of this transaction.
    if (!isSamePlace(runIn(await transaction.get(document)), run)) return;
    write(transaction);
    const next: StatementRun = {
      phase: cursor === null ? NEXT_PHASE[phase] : phase,
      cursor,
      counts: { ...run.counts, ...withSums(run.counts, counts) },
      totals: withSums(run.totals, totals),
    };
    transaction.set(document, runFields(next));
  });
}

function withSums<Sums extends Readonly<Record<string, number>>>(sums: Sums, more: object): Sums {
  const result: Record<string, number> = { ...sums };
  for (const [name, value] of Object.entries(more as Record<string, number>)) {
    result[name] = (result[name] ?? 0) + value;
  }
  return result as Sums;
}
