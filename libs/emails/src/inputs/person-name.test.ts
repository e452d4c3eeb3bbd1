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
])('nobody is greeted as "%s"', (name) => {
  expect(greeting(name)).toBe('Hello,');
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
])('no mail program makes a link of the name %j', (name) => {
  expect(withoutLinks(name)).not.toMatch(/\w[.。．｡]\w|:\S|\/\S|\S@\S/);
});

test.each(['Sam Sample', 'S. Sample-O’Sample Jr.', 'Dr. Zoë Example, PhD'])(
  'the name %j stays as it is',
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
