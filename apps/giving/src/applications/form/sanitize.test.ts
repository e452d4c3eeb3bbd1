import { sanitize } from './check-application.ts';

const LINE = { name: 'line', control: 'line' } as const;
const TEXT = { name: 'text', control: 'text' } as const;

test.each([
  ['spaces around it', '  Sample Student \t', 'Sample Student'],
  ['a comma at its end', 'Sample University,', 'Sample University'],
  ['a comma and a space at its end', 'Sample University , ', 'Sample University'],
  ['one of two commas', 'a,,', 'a,'],
  ['commas inside', 'Lagos, Nigeria', 'Lagos, Nigeria'],
  ['control characters', 'a\u0000b\u0007c\u001bd\u007fe\u0085f', 'abcdef'],
  ['tabs and line breaks', 'one\ttwo\r\nthree', 'onetwothree'],
  ['invisible pasted characters', '\u202a+1 713\u202c\u200b', '+1 713'],
  ['letters of any script', 'Ọmọ — 学生 🌍', 'Ọmọ — 学生 🌍'],
  ['only spaces', ' \n ', ''],
])('[APPLY-15] a text with %s is sanitized correctly', (_what, typed, sent) => {
  expect(sanitize([LINE], { line: typed })).toEqual({ line: sent });
});

test('[APPLY-15] a text of several lines keeps line feeds, but no other control characters', () => {
  const typed = 'one\ttwo\r\nthree\u0085\u2028four\n';
  expect(sanitize([TEXT], { text: typed })).toEqual({ text: 'onetwo\nthree\u2028four' });
});

test('[APPLY-15] all texts of a form are sanitized, and unanswered fields are empty', () => {
  const fields = [LINE, TEXT, { name: 'choice', control: 'select' as const }];
  expect(sanitize(fields, { line: ' a ', text: 'b,' })).toEqual({
    line: 'a',
    text: 'b',
    choice: '',
  });
});
