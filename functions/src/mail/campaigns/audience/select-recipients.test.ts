import { addressHash } from '../../../base/address.ts';
import type { Addressee } from './recipient-group.ts';
import { hashesOf, selectRecipients } from './select-recipients.ts';

const addressee = (email: string, full_name = 'Sam Sample'): Addressee => ({
  email,
  full_name,
  status: 'confirmed',
  ticket_type: null,
  is_group_leader: false,
});
const nothingKnown = { exclusionOf: () => undefined, isRecorded: () => false };

test('an address that occurs several times, in any spelling, is selected once', () => {
  const page = ['a@example.org', ' A@Example.org ', 'b@example.org'].map((email) =>
    addressee(email),
  );
  const { recipients, excluded } = selectRecipients(page, nothingKnown);
  expect(recipients.map(({ email }) => email)).toEqual(['a@example.org', 'b@example.org']);
  expect(excluded).toEqual({ cancelled: 0, unsubscribed: 0, invalid: 0, duplicate: 1 });
  expect(hashesOf(page)).toEqual(recipients.map(({ hash }) => hash));
});

test('each excluded person is counted, for one reason', () => {
  const page = ['gone@example.org', 'Gone@example.org', 'no address', '', 'known@example.org'];
  const { recipients, excluded } = selectRecipients(
    page.map((email) => addressee(email)),
    {
      exclusionOf: (hash) =>
        hash === addressHash('gone@example.org') ? 'unsubscribed' : undefined,
      isRecorded: (hash) => hash !== addressHash('gone@example.org'),
    },
  );
  expect(recipients).toEqual([]);
  expect(excluded).toEqual({ cancelled: 0, unsubscribed: 2, invalid: 2, duplicate: 1 });
});

test('[MAIL-07] a person who canceled is excluded, unless they are registered again', () => {
  const page = [
    ['gone@example.org', 'cancelled'],
    ['gone@example.org', ' Canceled by the guest'],
    ['no address', 'refunded'],
    ['twice@example.org', 'CANCELLED'],
    ['twice@example.org', 'confirmed'],
    ['late@example.org', 'pending'],
  ].map(([email = '', status = '']) => ({ ...addressee(email), status }));
  const { recipients, excluded } = selectRecipients(page, nothingKnown);
  expect(recipients.map(({ email }) => email)).toEqual(['twice@example.org', 'late@example.org']);
  expect(excluded).toEqual({ cancelled: 4, unsubscribed: 0, invalid: 0, duplicate: 0 });
  expect(hashesOf(page)).toHaveLength(2);
});

test.each([
  ['Sam Sample', 'Sam'],
  ['  Ada   Example Sample ', 'Ada'],
  ['Sam', 'Sam'],
  ['', null],
  ['   ', null],
])('the first name of %j is %j', (name, first) => {
  const { recipients } = selectRecipients([addressee('a@example.org', name)], nothingKnown);
  expect(recipients[0]?.first_name).toBe(first);
});
