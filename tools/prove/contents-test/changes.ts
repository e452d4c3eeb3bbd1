import fc from 'fast-check';
import type { ContentValue } from '@raade/contracts/content/values';

/** A random change of a value of the content. `target` chooses the value: its index, modulo the number of values. */
export type Change = { readonly target: number } & (
  | { readonly kind: 'value'; readonly value: ContentValue }
  /** Replaces a text by one of `times` its length. */
  | { readonly kind: 'text'; readonly words: readonly string[]; readonly times: number }
  | { readonly kind: 'list'; readonly how: 'remove' | 'repeat' | 'copy' | 'reverse' | 'empty' }
  | { readonly kind: 'time'; readonly minutes: number }
);

/** Words with African, Arabic and Ethiopic letters, and special characters, as editors may type them. */
const WORDS = [
  'harvest',
  'bridge',
  'together',
  'evening',
  'a',
  'of',
  'learning',
  'water',
  'Ọlá',
  'ẹ̀kọ́',
  'ìjọba',
  'ṣiṣẹ́',
  'ọ̀nà',
  '₦100,000',
  'Ngũgĩ',
  'wa',
  'Thiong’o',
  'mũndũ',
  'ŋutsu',
  'ɖevi',
  'ɛ',
  '₵50',
  'محمد',
  'مؤتمر',
  'التعليم',
  'ሰላም',
  'ትምህርት',
  '🌍',
  '“quoted”',
  '—',
  'a&b',
  '<b>',
  "O'Neill",
  '100%',
  '1/2',
  '$1',
  'W'.repeat(40),
];

/** Values that would do harm if a page showed them unchanged. */
const HARM: readonly ContentValue[] = [
  '<script>alert(1)</script>',
  '</script><script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '{unknown}',
  '\u202eright to left',
  '__proto__',
];
/** Values of a wrong type or length. */
const WRONG: readonly ContentValue[] = [
  '',
  ' ',
  '\n',
  'x'.repeat(5000),
  null,
  0,
  -1,
  true,
  [],
  {},
  ['text'],
  { id: 'x' },
];

const target = fc.nat();
const text = fc.record({
  target,
  kind: fc.constant('text' as const),
  words: fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 12 }),
  times: fc.constantFrom(0.3, 0.8, 1, 1, 1.2, 2),
});
const value = fc.record({
  target,
  kind: fc.constant('value' as const),
  value: fc.constantFrom(...HARM, ...WRONG),
});
const list = fc.record({
  target,
  kind: fc.constant('list' as const),
  how: fc.constantFrom('remove', 'repeat', 'copy', 'reverse', 'empty'),
});
const time = fc.record({
  target,
  kind: fc.constant('time' as const),
  minutes: fc.integer({ min: -90, max: 90 }),
});

const change: fc.Arbitrary<Change> = fc.oneof(
  { weight: 6, arbitrary: text },
  { weight: 1, arbitrary: value },
  { weight: 2, arbitrary: list },
  { weight: 1, arbitrary: time },
);

/** The changes that an editor makes before publishing. */
export interface Editing {
  readonly from: 'sample' | 'other';
  readonly changes: readonly Change[];
}

const editing: fc.Arbitrary<Editing> = fc.record({
  from: fc.constantFrom('sample', 'other'),
  changes: fc.array(change, { minLength: 1, maxLength: 6 }),
});

/** Generates editings. The same seed gives the same ones. */
export const editings = (count: number, seed: number): readonly Editing[] =>
  fc.sample(editing, { numRuns: count, seed });
