import type { Readable } from 'node:stream';
import { firestore } from '../base/firestore.ts';
import { watchCommits } from './watch-commits.ts';

/** Operations that Firestore counts and charges for (https://firebase.google.com/docs/firestore/pricing). */
export interface Operations {
  readonly reads: number;
  readonly writes: number;
  readonly deletes: number;
}

/** The relevant fields of the API's answers to reads. */
interface Answer {
  readonly document?: object | null;
  readonly result?: string | AggregateResult | null;
}
interface AggregateResult {
  readonly aggregateFields?: Readonly<Record<string, { readonly integerValue?: string }>>;
}

type Stream = (method: string, ...args: readonly unknown[]) => Promise<Readable>;

/** An aggregation costs one read for each thousand index entries. */
const ENTRIES_OF_A_READ = 1000;

/**
 * Counts all operations of this process on Firestore from now on, where requests leave for the network.
 *
 * @returns `soFar` with the counts, and `stop`, which ends the counting
 */
export function countOperations(): { readonly soFar: () => Operations; readonly stop: () => void } {
  const counted = { reads: 0, writes: 0, deletes: 0 };
  const database = firestore();
  const stream = Reflect.get(database, 'requestStream') as Stream;
  const streaming: Stream = async (method, ...args) => {
    const answers = await stream.call(database, method, ...args);
    if (method in READS_OF) watch(answers, method, (reads) => (counted.reads += reads));
    return answers;
  };
  Reflect.set(database, 'requestStream', streaming);
  const unwatch = watchCommits((writes) => {
    const deletes = writes.filter((write) => 'delete' in write).length;
    counted.deletes += deletes;
    counted.writes += writes.length - deletes;
  });
  return {
    soFar: () => ({ ...counted }),
    stop: () => {
      Reflect.set(database, 'requestStream', stream);
      unwatch();
    },
  };
}

/** The difference of two counts. */
export const since = (before: Operations, now: Operations): Operations => ({
  reads: now.reads - before.reads,
  writes: now.writes - before.writes,
  deletes: now.deletes - before.deletes,
});

/** The reads that an answer costs, by the method of the request. */
const READS_OF: Readonly<Record<string, (answer: Answer) => number>> = {
  runQuery: ({ document }) => (document ? 1 : 0),
  batchGetDocuments: ({ result }) => (result === 'found' || result === 'missing' ? 1 : 0),
  runAggregationQuery: ({ result }) => {
    const { count } = (result as AggregateResult | null)?.aggregateFields ?? {};
    return Math.ceil(Number(count?.integerValue ?? 0) / ENTRIES_OF_A_READ);
  },
};

/** Counts the reads of the answers in a stream; a query without results costs one read. */
function watch(answers: Readable, method: string, note: (reads: number) => void): void {
  const emit = answers.emit.bind(answers);
  let reads = 0;
  answers.emit = (event: string, ...args: unknown[]) => {
    if (event === 'data') reads += READS_OF[method]?.(args[0] as Answer) ?? 0;
    if (event === 'end') note(Math.max(1, reads));
    return emit(event, ...args);
  };
}
