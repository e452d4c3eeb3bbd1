import * as z from 'zod/mini';
import { deviceStorage, tabStorage } from './stored-value.ts';

const KEY = 'raade-sample';
const warn = jest.fn();
const schema = z.object({ name: z.string() });

const device = () => deviceStorage({ key: KEY, schema, warn });
const tab = () => tabStorage({ key: KEY, schema: z.string(), warn, format: 'text' });

const otherTabStores = (key: string | null, newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));

/** Refuses storage as a private window does that keeps nothing. */
function refuse(...methods: ('getItem' | 'setItem' | 'removeItem')[]): DOMException {
  const refusal = new DOMException('denied', 'SecurityError');
  for (const method of methods) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw refusal;
    });
  }
  return refusal;
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  warn.mockClear();
});

test('a value is stored as JSON in localStorage until it is removed', () => {
  expect(device().read()).toBeUndefined();
  expect(device().set({ name: 'Sample' })).toBe(true);
  expect(localStorage.getItem(KEY)).toBe('{"name":"Sample"}');
  expect(sessionStorage.getItem(KEY)).toBeNull();
  expect(device().read()).toEqual({ name: 'Sample' });
  expect(device().set(undefined)).toBe(true);
  expect(localStorage.getItem(KEY)).toBeNull();
  expect(warn).not.toHaveBeenCalled();
});

test('a value of format text is stored unchanged in sessionStorage', () => {
  expect(tab().set('off')).toBe(true);
  expect(sessionStorage.getItem(KEY)).toBe('off');
  expect(localStorage.getItem(KEY)).toBeNull();
  expect(tab().read()).toBe('off');
});

test.each(['{', '', 'null', '{"name":7}', '["Sample"]'])(
  'the invalid stored value %j is ignored, and logged with its cause',
  (stored) => {
    localStorage.setItem(KEY, stored);
    expect(device().read()).toBeUndefined();
    expect(warn.mock.calls).toEqual([
      ['stored value not readable', { key: KEY }, expect.any(Error)],
    ]);
  },
);

test('the log does not contain stored values, which may be private', () => {
  localStorage.setItem(KEY, 'Sample Donor, donor@example.org');
  device().read();
  localStorage.setItem(KEY, '{"name":["Sample Donor"]}');
  device().read();
  expect(warn).toHaveBeenCalledTimes(2);
  for (const [, , cause] of warn.mock.calls) expect(String(cause)).not.toContain('Sample');
});

test('refused storage throws nothing, and its first refusal is logged with its cause', () => {
  const refusal = refuse('getItem', 'setItem', 'removeItem');
  const value = device();
  expect(value.set({ name: 'Sample' })).toBe(false);
  expect(value.read()).toBeUndefined();
  expect(value.set(undefined)).toBe(false);
  expect(warn.mock.calls).toEqual([['storage refused', { key: KEY, action: 'set' }, refusal]]);
});

test('refused access to localStorage itself throws nothing, either', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(device().read()).toBeUndefined();
  expect(device().set({ name: 'Sample' })).toBe(false);
  expect(warn).toHaveBeenCalledTimes(2);
});

test('a full storage keeps its earlier value, and logs one warning', () => {
  device().set({ name: 'Earlier' });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const value = device();
  expect(value.set({ name: 'Later' })).toBe(false);
  expect(value.set({ name: 'Latest' })).toBe(false);
  expect(value.read()).toEqual({ name: 'Earlier' });
  expect(warn).toHaveBeenCalledTimes(1);
});

test('changes of other tabs are reported, and invalid values as undefined', () => {
  const onChange = jest.fn();
  device().follow(onChange);
  otherTabStores(KEY, '{"name":"Sample"}');
  otherTabStores('another', '{"name":"Another"}');
  otherTabStores(KEY, '{"name":7}');
  otherTabStores(null, null);
  expect(onChange.mock.calls).toEqual([[{ name: 'Sample' }], [undefined], [undefined]]);
});
