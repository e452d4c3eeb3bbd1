import { RECIPIENT_TYPES } from '@raade/contracts/mail/campaigns';
import * as z from 'zod/mini';
import { addresseeSchema, belongsTo } from './recipient-group.ts';

const groupsOf = (registrant: object) =>
  RECIPIENT_TYPES.filter((group) => belongsTo(group, z.parse(addresseeSchema, registrant)));

test.each([
  ['student', ['all', 'students']],
  ['Student Early Bird', ['all', 'students']],
  ['STUDENT', ['all', 'students']],
  ['professional', ['all', 'professionals']],
  ['Professional-Late', ['all', 'professionals']],
  ['former student', ['all']],
  ['vip', ['all']],
  ['', ['all']],
  [null, ['all']],
])('[CALL-14] the ticket %j belongs to %j', (ticket_type, groups) => {
  expect(groupsOf({ ticket_type, is_group_leader: false })).toEqual(groups);
});

test('[CALL-14] registrants who are marked as leaders are leaders, whatever their ticket', () => {
  expect(groupsOf({ ticket_type: 'student', is_group_leader: true })).toEqual([
    'all',
    'students',
    'group-leaders',
  ]);
  expect(groupsOf({ registrant_type: 'group-leader' })).toEqual(['all']);
});

test('malformed fields of a registrant are read as empty', () => {
  const registrant = z.parse(addresseeSchema, { email: 7, ticket_type: 3, is_group_leader: 'yes' });
  expect(registrant).toEqual({
    email: '',
    full_name: '',
    status: '',
    ticket_type: null,
    is_group_leader: false,
  });
});
