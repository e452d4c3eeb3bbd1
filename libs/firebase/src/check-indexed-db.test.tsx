const close = jest.fn();
const deleteDatabase = jest.fn();

/** A request that answers with this event, or never. */
function request(event?: string) {
  const made = Object.assign(new EventTarget(), { result: { close } });
  if (event) setTimeout(() => made.dispatchEvent(new Event(event)));
  return made;
}

/** Answers of clients in a browser with this IndexedDB, within seconds. */
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
afterEach(() => jest.restoreAllMocks());

const REFUSES = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

test.each([
  ['never answers', { open: () => request() }],
  ['answers with what is no request', { open: () => ({}) }],
  ['refuses to open anything', { open: REFUSES }],
  ['fails', { open: () => request('error') }],
  ['is missing', undefined],
])('where IndexedDB %s, clients find none', async (_what, indexedDB) => {
  expect(await foundIn(indexedDB)).toBeUndefined();
});

test('where it works, it stays, and nothing is left of the question', async () => {
  const works = { open: () => request('success'), deleteDatabase };
  expect(await foundIn(works)).toBe(works);
  expect(close).toHaveBeenCalledTimes(1);
  expect(deleteDatabase).toHaveBeenCalledTimes(1);
});
