import { donorFields } from '../money/donation.schema.ts';
import { withoutUnseen } from './unseen.ts';

test.each([
  ['a line break', 'Ada\r\nLovelace', 'Ada Lovelace'],
  ['NUL', 'Ada\u0000', 'Ada'],
  ['a character without width', 'A\u200bd\ufeffa\u2060', 'Ada'],
  ['a control of the text direction', '\u202egnp.exe\u202c', 'gnp.exe'],
  ['a soft hyphen', 'Love\u00adlace', 'Lovelace'],
])('%s is removed from a line', (_what, line, seen) => {
  expect(withoutUnseen(line)).toBe(seen);
});

test('letters of any script and visible characters stay', () => {
  const name = "Ọmọlará Nwáñkwọ-O'Brien 学生 🌍 عائشة";
  expect(withoutUnseen(name)).toBe(name);
});

test.each([
  ['Sinhala', 'ශ්\u200dරී ප්\u200dරනාන්දු'],
  ['Persian', 'علی\u200cرضا'],
  ['Malayalam, whose joiner may end a word', 'ജോണ്\u200d വർഗീസ്'],
  ['emoji of several parts', 'Ada 👩🏿\u200d🚀'],
])('joiners stay where they shape letters: %s', (_script, name) => {
  expect(withoutUnseen(name)).toBe(name);
  expect(donorFields.fullName.parse(name)).toBe(name);
});

test.each(['A\u200dda', '\u200cAda', 'Ada \u200dLovelace', '\u200d'])(
  'joiners that shape no letters are removed: %j',
  (line) => {
    expect(withoutUnseen(line)).toBe(line.replaceAll(/[\u200c\u200d]/g, ''));
  },
);

test.each([
  '\u3164\u3164',
  '\u2800\u2800',
  '\u115f\u1160',
  '\u0301\u0302',
  '\u00a0\u3164',
  '\uffa0\ufe0f',
])('the name %j has no visible character and is invalid', (name) => {
  expect(donorFields.fullName.safeParse(name).error?.issues[0]?.message).toBe(
    'Please enter your full name',
  );
});

test('a donor’s name contains only visible characters', () => {
  expect(donorFields.fullName.parse(' Ada\r\nBcc:\u202e x\u200b ')).toBe('Ada Bcc: x');
  expect(donorFields.fullName.safeParse('\u200b\u200b\u200b').success).toBe(false);
});
