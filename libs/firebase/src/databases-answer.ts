import { withDeadline } from '@raade/browser';

/** Milliseconds in which a browser that works has opened a database, on a busy machine too. */
const ANSWER_WITHIN_MS = 3000;
const PROBE = 'raade-probe';

let known: Promise<void> | undefined;

/**
 * Resolves once it is known that databases of this browser answer. Safari with many tabs leaves a request to open one
 * without an answer (https://bugs.webkit.org/show_bug.cgi?id=226547), and the SDK would wait for it without a limit: for
 * the session, for the headers of requests and for App Check. Where databases fail or do not answer, they are taken
 * away, and the SDK keeps sessions in memory.
 */
export function databasesAnswer(): Promise<void> {
  return (known ??= withDeadline(opened(), ANSWER_WITHIN_MS, late).catch((error: unknown) => {
    console.warn('IndexedDB is not used', error);
    Object.defineProperty(globalThis, 'indexedDB', { value: undefined, configurable: true });
  }));
}

const late = () => new Error('There was no answer in time.');

// A function that is async, so that what throws rejects.
async function opened(): Promise<void> {
  if (typeof indexedDB === 'undefined') return;
  const request = indexedDB.open(PROBE);
  await new Promise<void>((resolve, reject) => {
    request.addEventListener('success', () => {
      request.result.close();
      resolve();
    });
    request.addEventListener('error', () => reject(new Error('No database could be opened.')));
  });
  indexedDB.deleteDatabase(PROBE);
}
