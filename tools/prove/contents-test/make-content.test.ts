import { SAMPLE } from '@raade/content-model/sample-content';
import type { ContentValue } from '@raade/contracts/content/values';
import { editings } from './changes.ts';
import { judge } from './judge.ts';
import { makeContent } from './make-content.ts';

test('the same seed makes the same changes, and all other parts stay unchanged', () => {
  const [one, other] = [editings(30, 7), editings(30, 7)];
  expect(one).toEqual(other);
  for (const editing of one) {
    const { base, parts, paths } = makeContent(editing);
    const touched = new Set(paths.map(([part]) => part));
    const untouched = Object.keys(base).filter((part) => !touched.has(part));
    expect(untouched.filter((part) => parts[part] !== Reflect.get(base, part))).toEqual([]);
  }
});

test('some random changes are accepted, others are refused, and no verdict is wrong', () => {
  const verdicts = editings(60, 11).map((editing) => judge(makeContent(editing)));
  expect(verdicts.filter((verdict) => verdict.is === 'wrong')).toEqual([]);
  expect(new Set(verdicts.map((verdict) => verdict.is))).toEqual(new Set(['accepted', 'refused']));
});

test('a refusal that names no field is wrong', () => {
  const parts = SAMPLE as unknown as Readonly<Record<string, ContentValue>>;
  expect(judge({ base: SAMPLE, parts, paths: [] }).is).toBe('accepted');
  expect(judge({ base: SAMPLE, parts: { ...parts, forum: null }, paths: [] })).toMatchObject({
    is: 'wrong',
    problem: expect.stringContaining('names no field'),
  });
});
