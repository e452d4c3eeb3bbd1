import { render, screen } from '@testing-library/react';
import { forumOf } from '@raade/content-model/forum/forum-of';
import { contentOf, documentContent } from '@raade/content-model/provided/provided-content';
import { ContentProvider } from '@raade/content-model/provided/use-content';
import { MailTemplate } from './mail-template.tsx';
import { registrationMail } from './ways-to-register.tsx';

const content = documentContent();
const { places, ...texts } = content['forum-page'];
const lines = places?.mailLines ?? [];

test('the registration mail has a subject and a line for each necessary detail', () => {
  const { name, dates } = forumOf(content);
  const mail = registrationMail(content);
  const { protocol, pathname, searchParams } = new URL(mail);
  expect([protocol, pathname]).toEqual(['mailto:', 'hello@example.org']);
  expect(searchParams.get('subject')).toBe(`Registration: ${name}, ${dates}`);
  expect(searchParams.get('body')?.split('\r\n')).toEqual(lines);
  expect(mail).not.toContain('+');
});

test('the page shows the lines and the address to visitors who prefer email', () => {
  render(<MailTemplate />);
  const region = screen.getByRole('region', { name: 'Prefer email?' });
  for (const line of lines) expect(region.textContent).toContain(line);
  expect(lines).not.toHaveLength(0);
  expect(region.textContent).toContain('hello@example.org');
});

test('without configured lines the mail has only a subject, and the page no lines', () => {
  const without = contentOf({ ...content, 'forum-page': texts });
  expect([...new URL(registrationMail(without)).searchParams.keys()]).toEqual(['subject']);
  const { container } = render(<MailTemplate />, {
    wrapper: ({ children }) => <ContentProvider value={without}>{children}</ContentProvider>,
  });
  expect(container.textContent).toBe('');
});
