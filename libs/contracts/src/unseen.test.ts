import { donorFields } from './donations.ts';
import { withoutUnseen } from './unseen.ts';

test.each([
  ['a break', 'Ada\r\nLovelace', 'Ada Lovelace'],
  ['NUL', 'Ada\u0000', 'Ada'],
  ['what has no width', 'A\u200bd\ufeffa\u2060', 'Ada'],
  ['what turns the direction of reading', '\u202egnp.exe\u202c', 'gnp.exe'],
  ['a soft hyphen', 'Love\u00adlace', 'Lovelace'],
])('%s is no part of a line', (_what, line, seen) => {
  expect(withoutUnseen(line)).toBe(seen);
});

test('letters of any script, and signs that are seen, stay', () => {
  const name = "Ọmọlará Nwáñkwọ-O'Brien 学生 🌍 عائشة";
  expect(withoutUnseen(name)).toBe(name);
});

test('the name of a donor is what its reader sees', () => {
  expect(donorFields.fullName.parse(' Ada\r\nBcc:\u202e x\u200b ')).toBe('Ada Bcc: x');
  expect(donorFields.fullName.safeParse('\u200b\u200b\u200b').success).toBe(false);
});

test('an address that no mail server would take is refused', () => {
  const accepts = (length: number) =>
    donorFields.email.safeParse(`${'a'.repeat(length)}@b.cd`).success;
  expect([64, 65, 195].map(accepts)).toEqual([true, false, false]);
});
