import {
  callAs,
  deliveriesByAddress,
  begin,
  resetDesk,
  statusOf,
  work,
} from '../../../testing/mail/campaign-desk.ts';
import { Timestamp } from 'firebase-admin/firestore';
import type { AudienceFilter } from '@raade/contracts/mail/audience-filter';
import { CALLABLES } from '@raade/contracts/base/callables';
import { collection, firestore } from '../../../base/firestore.ts';
import { countOperations } from '../../../testing/firestore-operations.ts';
import { measured } from '../../../testing/money/measured.ts';
import { countAudience } from './count-audience.ts';

beforeEach(resetDesk);

const operations = countOperations();
const AUDIENCE = { recipientType: 'all', forum_id: '2025' } as const;
const count = (filter: AudienceFilter) => countAudience({ ...AUDIENCE, filter });

/** Sends a campaign, and returns the addresses of its recipients without their domain. */
async function sentTo(filter: AudienceFilter): Promise<string[]> {
  const id = await begin({ filter });
  await work(id);
  expect(await statusOf(id)).toBe('sent');
  return [...(await deliveriesByAddress(id)).keys()].map((to) => to.replace('@example.org', ''));
}

async function add(name: Parameters<typeof collection>[0], documents: readonly object[]) {
  const batch = firestore().batch();
  for (const document of documents) batch.set(collection(name).doc(), document);
  await batch.commit();
}

test('registrants are selected by exact ticket types, within the group', async () => {
  const filter: AudienceFilter = { of: 'registrants', ticketTypes: ['professional', 'vip'] };
  expect((await sentTo(filter)).sort()).toEqual(['bo', 'cy']);
  const leaders = { ...AUDIENCE, recipientType: 'group-leaders', filter } as const;
  expect(await countAudience(leaders)).toMatchObject({ registrants: 1, recipients: 1 });
});

describe('applicants', () => {
  const student = (name: string, status: string, university: string) => ({
    email: `${name}@example.org`,
    full_name: `${name} Sample`,
    status,
    university,
  });

  beforeEach(() =>
    add('studentApplications', [
      student('new', 'new', 'Rice University'),
      student('accepted', 'accepted', 'RICE university, Houston'),
      student('elsewhere', 'accepted', 'University of Lagos'),
      student('declined', 'declined', 'Rice'),
      student('gone', 'accepted', 'Rice'),
    ]),
  );

  test.each<[string, Partial<AudienceFilter>, string[]]>([
    ['by default, except declined ones', {}, ['accepted', 'elsewhere', 'new']],
    ['by status', { status: 'declined' }, ['declined']],
    ['by status and university', { status: 'accepted', institution: 'rice UNI' }, ['accepted']],
  ])('are selected %s', async (_which, more, names) => {
    const filter = { of: 'applicants', kind: 'student', ...more } as AudienceFilter;
    expect((await sentTo(filter)).sort()).toEqual(names);
  });

  test('are selected by the kind of their organization on partner forms', async () => {
    const partner = { email: 'ngo@example.org', contact_name: 'Nia Sample', status: 'new' };
    await add('partnerApplications', [{ ...partner, organization_type: 'Non-profit' }]);
    const filter = { of: 'applicants', kind: 'partner' } as const;
    expect(await count({ ...filter, institution: 'non-profit' })).toMatchObject({ recipients: 1 });
    expect(await count({ ...filter, institution: 'school' })).toMatchObject({ recipients: 0 });
  });
});

describe('donors', () => {
  const donation = (name: string, paidAt: string, amount_cents: number, more = {}) => ({
    donor_name: `${name} Sample`,
    donor_email: `${name}@example.org`,
    amount_cents,
    payment_status: 'succeeded',
    paid_at: Timestamp.fromDate(new Date(paidAt)),
    ...more,
  });

  test('are selected once, by year in Houston and one donation that was not refunded', async () => {
    await add('donations', [
      donation('twice', '2025-03-01T12:00:00Z', 5000),
      donation('twice', '2025-04-01T12:00:00Z', 5000),
      // In Houston both are of the day before.
      donation('eve', '2026-01-01T05:59:00Z', 5000, { donor_name: null }),
      donation('before', '2025-01-01T05:59:00Z', 5000),
      donation('small', '2025-03-02T12:00:00Z', 4999),
      donation('back', '2025-03-03T12:00:00Z', 9000, { payment_status: 'refunded' }),
      donation('', '2025-03-04T12:00:00Z', 9000, { donor_email: '' }),
      donation('gone', '2025-03-05T12:00:00Z', 9000),
    ]);
    const filter: AudienceFilter = { of: 'donors', year: 2025, minCents: 5000 };
    expect(await count(filter)).toEqual({
      registrants: 5,
      recipients: 2,
      excluded: { cancelled: 0, unsubscribed: 1, invalid: 1, duplicate: 1 },
    });
    expect((await sentTo(filter)).sort()).toEqual(['eve', 'twice']);
    expect(await count({ of: 'donors' })).toMatchObject({ recipients: 4 });
  });

  test('are all selected from several pages, without reading those of other years', async () => {
    const of = (year: number) =>
      Array.from({ length: 260 }, (_, index) =>
        donation(`donor-${year}-${index}`, `${year}-06-01T12:00:00Z`, 100),
      );
    await add('donations', of(2024));
    await add('donations', of(2025));
    const filter = { of: 'donors', year: 2025 } as const;
    const { reads } = await measured(operations.soFar, async () => {
      expect(await count(filter)).toMatchObject({ recipients: 260 });
    });
    // Each donation, and the suppression of its donor.
    expect(reads).toBe(2 * 260);
    expect(await sentTo(filter)).toHaveLength(260);
  });

  test('get mail after the registrant list was closed, but its registrants do not', async () => {
    await add('donations', [donation('eve', '2025-03-01T12:00:00Z', 100)]);
    const close = { forum_id: '2025', action: 'close' };
    await callAs('staff', CALLABLES.controlRegistrantList, close);
    expect(await sentTo({ of: 'donors' })).toEqual(['eve']);
    await expect(count({ of: 'registrants', ticketTypes: ['vip'] })).resolves.toBeDefined();
    const refused = begin({ filter: { of: 'registrants', ticketTypes: ['vip'] } });
    await expect(refused).rejects.toMatchObject({ code: 'failed-precondition' });
  });
});

test('an audience can be counted only with the right to read these people', async () => {
  const preview = (role: string, filter: object) =>
    callAs(role, CALLABLES.previewEmailCampaign, { recipientType: 'all', filter });
  const donors = { of: 'donors' };
  const applicants = { of: 'applicants', kind: 'guest' };
  for (const filter of [donors, applicants]) {
    await expect(preview('mailer', filter)).rejects.toMatchObject({ code: 'permission-denied' });
    await expect(preview('admin', filter)).resolves.toMatchObject({ recipients: 0 });
  }
  const tickets = { of: 'registrants', ticketTypes: ['vip'] };
  await expect(preview('mailer', tickets)).resolves.toMatchObject({ recipients: 1 });
});
