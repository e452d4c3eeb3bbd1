import '../../testing/test-environment.ts';
import { canonicalMailbox, mailboxOf } from './mailbox.ts';

test.each([
  ['case', 'Donor@Example.ORG', 'donor@example.org'],
  ['a tag', 'donor+forum+2@example.org', 'donor@example.org'],
  ['dots', 'd.o.n.or@gmail.com', 'donor@gmail.com'],
  ['the older domain of Gmail', 'do.nor+1@GoogleMail.com', 'donor@gmail.com'],
  ['surrounding space', ' donor@example.org ', 'donor@example.org'],
  ['full-width letters', 'ｄｏｎｏｒ@example.org', 'donor@example.org'],
  ['a trailing dot of the domain', 'donor@example.org.', 'donor@example.org'],
  ['a domain in Unicode', 'donor@bücher.example', 'donor@xn--bcher-kva.example'],
])('%s does not make another mailbox', (_what, address, canonical) => {
  expect(canonicalMailbox(address)).toBe(canonical);
  expect(mailboxOf(address)).toBe(mailboxOf(canonical));
});

test('other names and other domains are other mailboxes', () => {
  const addresses = ['a@example.org', 'b@example.org', 'a@example.com', 'a@mail.example.org'];
  expect(new Set(addresses.map(mailboxOf)).size).toBe(addresses.length);
});

test('a mailbox is stored as its hash', () => {
  expect(mailboxOf('donor@example.org')).toMatch(/^[0-9a-f]{64}$/);
});
