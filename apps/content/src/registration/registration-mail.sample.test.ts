import { FORUM } from '../content/forum.ts';
import { FORUM_TEXTS } from '../content/forum-page.ts';
import { registrationMail } from './registration-mail.ts';

afterEach(() => jest.restoreAllMocks());

test('the mail that asks for a place has its subject, and a line for each thing that we need to know', () => {
  const { protocol, pathname, searchParams } = new URL(registrationMail());
  expect([protocol, pathname]).toEqual(['mailto:', 'hello@example.org']);
  expect(searchParams.get('subject')).toBe(`Registration: ${FORUM.name}, ${FORUM.dates}`);
  expect(searchParams.get('body')?.split('\r\n')).toEqual(FORUM_TEXTS.places?.mailLines);
  expect(registrationMail()).not.toContain('+');
});

test('without such lines it has its subject alone', () => {
  jest.replaceProperty(FORUM_TEXTS, 'places', undefined);
  const { searchParams } = new URL(registrationMail());
  expect([...searchParams.keys()]).toEqual(['subject']);
});
