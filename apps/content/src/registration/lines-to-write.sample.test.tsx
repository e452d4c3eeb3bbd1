import { render, screen } from '@testing-library/react';
import { FORUM } from '../content/forum.ts';
import { FORUM_TEXTS } from '../content/forum-page.ts';
import { LinesToWrite } from './lines-to-write.tsx';
import { registrationMail } from './registration-mail.ts';

const lines = FORUM_TEXTS.places?.mailLines ?? [];

afterEach(() => jest.restoreAllMocks());

test('the mail that asks for a place has its subject, and a line for each thing that we need to know', () => {
  const { protocol, pathname, searchParams } = new URL(registrationMail());
  expect([protocol, pathname]).toEqual(['mailto:', 'hello@example.org']);
  expect(searchParams.get('subject')).toBe(`Registration: ${FORUM.name}, ${FORUM.dates}`);
  expect(searchParams.get('body')?.split('\r\n')).toEqual(lines);
  expect(registrationMail()).not.toContain('+');
});

test('whoever would rather write finds the lines and the address on the page', () => {
  render(<LinesToWrite />);
  const region = screen.getByRole('region', { name: 'Prefer email?' });
  for (const line of lines) expect(region.textContent).toContain(line);
  expect(lines).not.toHaveLength(0);
  expect(region.textContent).toContain('hello@example.org');
});

test('without such lines the mail has its subject alone, and there is nothing to write down', () => {
  jest.replaceProperty(FORUM_TEXTS, 'places', undefined);
  expect([...new URL(registrationMail()).searchParams.keys()]).toEqual(['subject']);
  expect(render(<LinesToWrite />).container.textContent).toBe('');
});
