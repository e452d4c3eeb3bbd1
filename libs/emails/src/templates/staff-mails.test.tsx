import {
  SAMPLE_ADMIN_CHANGE,
  SAMPLE_INVITATION,
  SAMPLE_PASSWORD_RESET,
} from '../inputs/samples.ts';
import { FRAME } from '../testing/frame.ts';
import { adminChangeEmail } from './admin-change.email.tsx';
import { passwordResetEmail } from './password-reset.email.tsx';
import { staffInvitationEmail } from './staff-invitation.email.tsx';

function read({ html }: { html: string }) {
  const { body, links } = new DOMParser().parseFromString(html, 'text/html');
  return {
    text: body.textContent.replace(/\s+/g, ' '),
    links: Array.from(links, ({ href }) => href),
  };
}

test('an invitation names the inviter, the roles, and until when its link works', () => {
  const { text, links } = read(staffInvitationEmail(SAMPLE_INVITATION, FRAME));
  expect(text).toMatch(/Viewer\s*Reads applications.*Mailer\s*Writes to registrants/);
  expect(text).toContain('ada@example.org has invited you');
  expect(text).toContain(`good for 7 days, until ${SAMPLE_INVITATION.until}.`);
  expect(links).toContain(SAMPLE_INVITATION.link);
});

test('the mail with a password link says that the link works for one hour', () => {
  const { text, links } = read(passwordResetEmail(SAMPLE_PASSWORD_RESET, FRAME));
  expect(text).toContain('This link works for one hour');
  expect(links).toContain(SAMPLE_PASSWORD_RESET.passwordLink);
});

test.each([
  ['invited', 'ada@example.org has invited kofi@example.org as an admin.'],
  ['given', 'kofi@example.org is an admin now, by ada@example.org.'],
  ['taken', 'ada@example.org has taken the role of admin from kofi@example.org.'],
] as const)('the mail about an admin who is %s names both people', (change, sentence) => {
  const { text, links } = read(adminChangeEmail({ ...SAMPLE_ADMIN_CHANGE, change }, FRAME));
  expect(text).toContain(sentence);
  expect(links).toContain(SAMPLE_ADMIN_CHANGE.peoplePage);
});
