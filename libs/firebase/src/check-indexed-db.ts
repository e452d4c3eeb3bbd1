import { withDeadline } from '@raade/browser';

/** Milliseconds that are enough to open a database on a slow, busy device. */
const DEADLINE_MS = 3000;
const PROBE_DATABASE = 'raade-probe';

/** The check of this page, which runs once. */
let check: Promise<void> | undefined;

/**
 * Checks that IndexedDB works, and removes it if not, so that the Firebase SDK keeps sign-ins in memory. In Safari with
 * many tabs, opening a database may never finish (https://bugs.webkit.org/show_bug.cgi?id=226547), and the SDK waits
 * for it without a deadline. Never rejects.
 */
export function checkIndexedDb(): Promise<void> {
  return (check ??= withDeadline(openDatabase(), DEADLINE_MS, tooLate).catch((error: unknown) => {
    console.warn('IndexedDB is not used', error);
    Object.defineProperty(globalThis, 'indexedDB', { value: undefined, configurable: true });
  }));
}

const tooLate = () => new Error('There was no answer in time.');

/** Opens and deletes a database. The function is async, so that an exception of `open` becomes a rejection. */
async function openDatabase(): Promise<void> {
  if (typeof indexedDB === 'undefined') return;
  const request = indexedDB.open(PROBE_DATABASE);
  await new Promise<void>((resolve, reject) => {
    request.addEventListener('success', () => {
      request.result.close();
      resolve();
    });
    request.addEventListener('error', () => reject(new Error('No database could be opened.')));
  });
  indexedDB.deleteDatabase(PROBE_DATABASE);
}
