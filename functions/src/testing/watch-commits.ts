import { firestore } from '../base/firestore.ts';

/** A write in the form of Firestore's API. */
export interface Write {
  readonly update?: {
    readonly name: string;
    readonly fields: Readonly<Record<string, { readonly stringValue?: string }>>;
  };
  /** Name of the document. */
  readonly delete?: string;
}

interface Answer {
  readonly commitTime?: { readonly seconds: string | number; readonly nanos: number };
}

type Request = (method: string, body: { writes?: readonly Write[] }) => Promise<Answer>;

/**
 * Calls `onCommit` with all writes of this process once they are committed. The time is in microseconds; calls may come
 * in another order.
 *
 * @returns stops the calls
 */
export function watchCommits(
  onCommit: (writes: readonly Write[], committedAt: number) => void,
): () => void {
  const database = firestore();
  const request = Reflect.get(database, 'request') as Request;
  const watched: Request = async (method, body, ...more) => {
    const answer = await request.call(database, method, body, ...more);
    if (method !== 'commit' && method !== 'batchWrite') return answer;
    const { seconds = 0, nanos = 0 } = answer.commitTime ?? {};
    onCommit(body.writes ?? [], Number(seconds) * 1e6 + Math.floor(nanos / 1000));
    return answer;
  };
  Reflect.set(database, 'request', watched);
  return () => void Reflect.set(database, 'request', request);
}
