const close = jest.fn();
const deleteDatabase = jest.fn();

/** A request that answers with this event, or never. */
function request(event?: string) {
  const made = Object.assign(new EventTarget(), { result: { close } });
  if (event) setTimeout(() => made.dispatchEvent(new Event(event)));
  return made;
}

/** Returns what clients find after the check, in a browser with this IndexedDB. */
async function foundIn(indexedDB: object | undefined) {
  Object.defineProperty(globalThis, 'indexedDB', { value: indexedDB, configurable: true });
  jest.resetModules();
  const { checkIndexedDb } = await import('./check-indexed-db.ts');
  const known = checkIndexedDb();
  await jest.advanceTimersByTimeAsync(3000);
  await known;
  return globalThis.indexedDB;
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const REFUSES = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

test.each([
  ['never answers', { open: () => request() }],
  ['answers with no request', { open: () => ({}) }],
  ['refuses to open anything', { open: REFUSES }],
  ['fails', { open: () => request('error') }],
  ['is missing', undefined],
])('an IndexedDB that %s is hidden from clients', async (_what, indexedDB) => {
  expect(await foundIn(indexedDB)).toBeUndefined();
});

test('an IndexedDB that works stays, and the test database is closed and deleted', async () => {
  const works = { open: () => request('success'), deleteDatabase };
  expect(await foundIn(works)).toBe(works);
  expect(close).toHaveBeenCalledTimes(1);
  expect(deleteDatabase).toHaveBeenCalledTimes(1);
});
