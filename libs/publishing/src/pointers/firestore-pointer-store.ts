import { COLLECTIONS } from '@raade/contracts/collections';
import { describeIssues } from '@raade/contracts/describe-issues';
import { FirebaseError } from 'firebase/app';
import {
  collection,
  doc,
  type DocumentSnapshot,
  type Firestore,
  getDocs,
  runTransaction,
  serverTimestamp,
  setLogLevel,
} from 'firebase/firestore/lite';
import { Failure } from '@raade/contracts/failure';
import {
  historyAfter,
  livePointer,
  livePointerOf,
  pointerDocumentSchema,
} from './pointer-document.ts';
import {
  type LivePointers,
  LostRace,
  type MoveRequest,
  type PointerStore,
} from './pointer-store.ts';

// The SDK is silent: its callers tell of failures, and it would repeat them with the whole request.
setLogLevel('silent');

/** A write that fails since the document has changed would only find another revision the next time. */
const ONCE = { maxAttempts: 1 };
const MAY_BE_LOST = ['permission-denied', 'failed-precondition', 'aborted'];

/**
 * Pointers as documents of Firestore, which `firestore.rules` guards: an account moves only those that its claim
 * lists, one revision at a time, and cannot change what happened.
 * @param account its address, as in its token
 */
export function firestorePointerStore(firestore: Firestore, account: string): PointerStore {
  const pointers = collection(firestore, COLLECTIONS.releasePointers);
  async function readAll(): Promise<LivePointers> {
    const { docs } = await getDocs(pointers);
    return new Map(docs.map((found) => [found.id, livePointerOf(found.id, found.data())]));
  }

  /** Everything is read before anything is written, as transactions want it. */
  function move(requests: readonly MoveRequest[]): Promise<void> {
    return runTransaction(
      firestore,
      async (transaction) => {
        const found = await Promise.all(
          requests.map(({ pointer }) => transaction.get(doc(pointers, pointer.app))),
        );
        requests.forEach(({ pointer, kind, seen }, index) => {
          const document = found[index];
          const last = document?.exists() ? parse(document) : undefined;
          const { app } = pointer;
          if ((last?.revision ?? 0) !== seen)
            throw new LostRace(app, last && livePointer(app, last));
          transaction.set(doc(pointers, app), {
            revision: seen + 1,
            pointer,
            kind,
            moved_by: account,
            moved_at: serverTimestamp(),
            history: historyAfter(last),
          });
        });
      },
      ONCE,
    );
  }

  /** Precondition or rules, whichever comes first, refuse a move that lost a race after the revision was read. */
  async function explained(error: unknown, requests: readonly MoveRequest[]): Promise<unknown> {
    if (!(error instanceof FirebaseError) || !MAY_BE_LOST.includes(error.code)) return error;
    const current = await readAll();
    const lost = requests.find(
      ({ pointer, seen }) => (current.get(pointer.app)?.revision ?? 0) !== seen,
    );
    return lost ? new LostRace(lost.pointer.app, current.get(lost.pointer.app)) : error;
  }

  return {
    readAll,
    async move(requests) {
      await move(requests).catch(async (error: unknown) => {
        throw await explained(error, requests);
      });
    },
  };
}

function parse(found: DocumentSnapshot) {
  const result = pointerDocumentSchema.safeParse(found.data());
  if (result.success) return result.data;
  throw new Failure(`${found.ref.path} is not valid:\n${describeIssues(result.error.issues)}`);
}
