import { tabStorage } from '../storage/stored-value.ts';
import { keepDraft } from './keep-draft.ts';

const KEY = 'raade-sample-draft';
const schema = { parse: String };

test('what is worth keeping of each state is kept, and goes when nothing is', () => {
  const listeners: ((state: { text: string }) => void)[] = [];
  const store = { subscribe: (listener: (typeof listeners)[number]) => listeners.push(listener) };
  const enter = (text: string) => listeners.forEach((listener) => listener({ text }));
  const kept = tabStorage({ key: KEY, schema, warn: jest.fn() });

  keepDraft(store, kept, ({ text }) => text || undefined);
  expect(sessionStorage.getItem(KEY)).toBeNull();
  enter('Sample');
  expect(kept.read()).toBe('Sample');
  enter('');
  expect(sessionStorage.getItem(KEY)).toBeNull();
});
