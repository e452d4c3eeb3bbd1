import { sanitise } from './sanitise.ts';

test.each([
  ['spaces around it', '  Sample Student \t', 'Sample Student'],
  ['a comma at its end', 'Sample University,', 'Sample University'],
  ['a comma and a space at its end', 'Sample University , ', 'Sample University'],
  ['one of two commas', 'a,,', 'a,'],
  ['commas inside', 'Lagos, Nigeria', 'Lagos, Nigeria'],
  ['control characters', 'a\u0000b\u0007c\u001bd\u007fe\u0085f', 'abcdef'],
  ['tabs and carriage returns', 'one\ttwo\r\nthree', 'onetwo\nthree'],
  ['letters of any script', 'Ọmọ — 学生 🌍', 'Ọmọ — 学生 🌍'],
  ['nothing but spaces', ' \n ', ''],
])('[APPLY-15] a text with %s is cleaned before it is sent', (_what, typed, sent) => {
  expect(sanitise({ field: typed })).toEqual({ field: sent });
});

test('[APPLY-15] every text of a form is cleaned', () => {
  expect(sanitise({ one: ' a ', other: 'b,' })).toEqual({ one: 'a', other: 'b' });
});
