import fc from 'fast-check';
import * as z from 'zod/mini';
import { greeting, personName, withoutLinks } from './person-name.ts';

test.each([
  ['Sam Sample', 'Hello Sam,'],
  [' Sam  Sample', 'Hello Sam,'],
  ['Sam', 'Hello Sam,'],
  ['S. Sample-O’Sample Jr.', 'Hello S. Sample-O’Sample Jr.,'],
  ['S Sample', 'Hello S Sample,'],
  ['Dr. Zoë Example', 'Hello Dr. Zoë Example,'],
  ['The Example Fund', 'Hello The Example Fund,'],
  ['Okafor, Chinedu', 'Hello Chinedu,'],
  ['Okafor, Chinedu Emeka', 'Hello Chinedu,'],
  ['Okafor,', 'Hello Okafor,'],
  ['Okafor, C.', 'Hello,'],
  ['Sample University, Houston', 'Hello,'],
  ['Sam Sample, PhD', 'Hello Sam,'],
  ['Sample, Jr.', 'Hello Sample,'],
  ['محمدی، علی', 'Hello علی,'],
  ['عائشة محمد', 'Hello عائشة,'],
  ['Dr Zoë Example', 'Hello Dr Zoë Example,'],
  ['Chief Sam Sample', 'Hello Chief Sam Sample,'],
  ['Dr.', 'Hello,'],
  ['CHINEDU OKAFOR', 'Hello Chinedu,'],
  ['OKAFOR Chinedu', 'Hello Chinedu,'],
  ['JP Sample', 'Hello JP,'],
  ['Ada & Sam Sample', 'Hello Ada & Sam Sample,'],
  ['Ada and Sam Sample', 'Hello Ada and Sam Sample,'],
  ['山田 太郎', 'Hello 山田 太郎,'],
  [null, 'Hello,'],
  ['', 'Hello,'],
])('%s is greeted with %s', (name, expected) => {
  expect(greeting(name)).toBe(expected);
});

test.each([
  'https://spam.example.org',
  'Win at spam.example',
  'write to spam@example.org',
  'A very long text, which says what somebody wants strangers to read',
])('a greeting does not contain the name "%s"', (name) => {
  expect(greeting(name)).toBe('Hello,');
});

test('no greeting ends in two commas', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', 'B', ' ', ',', '،', '.') }), (name) => {
      expect(greeting(name)).toMatch(/^Hello(?: [^,،]*[^,،\s])?,$/);
    }),
  );
});

test.each([
  'https://spam.example.org/a?b=c',
  'Win at spam.example',
  'WIN.AT.SPAM.EXAMPLE',
  'spam.xn--fiqs8s',
  'write to spam@example.org',
  'mailto:spam@example.org',
  '//spam.example',
  'spam。example',
])('mail programs turn no part of the name %j into a link', (name) => {
  expect(withoutLinks(name)).not.toMatch(/\w[.。．｡]\w|:\S|\/\S|\S@\S/);
});

test.each(['Sam Sample', 'S. Sample-O’Sample Jr.', 'Dr. Zoë Example, PhD'])(
  'the name %j stays unchanged',
  (name) => {
    expect(withoutLinks(name)).toBe(name);
  },
);

test('a name is one line without placeholders', () => {
  expect(z.parse(personName, ' Sam\r\nSample {{ contact.EMAIL }}')).toBe(
    'Sam Sample contact.EMAIL',
  );
  expect(z.safeParse(personName, '').success).toBe(false);
});
