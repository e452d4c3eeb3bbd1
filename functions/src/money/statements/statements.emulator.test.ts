import { provider, resetOutbox, send, sentMails } from '../../testing/mail/outbox-desk.ts';
import { LOG } from '../../testing/test-environment.ts';
import { randomUUID } from 'node:crypto';
import { COLLECTION_TABLE } from '@raade/contracts/firestore/collection-table';
import { MOST_DONATIONS } from '@raade/contracts/money/yearly-statements';
import { collection, firestore } from '../../base/firestore.ts';
import { storeAnonymousDonor } from '../anonymous-donor.ts';
import { statementMails } from './statement-document.ts';
import { chanceOf } from '../../testing/chance.ts';
import { daysKept } from '../../testing/days-kept.ts';
import { Crashed, injectCrashes } from '../../testing/inject-crashes.ts';
import { beforeNextQuery } from '../../testing/in-between.ts';
import {
  YEAR,
  at,
  control,
  give,
  donationOf,
  ledger,
  list,
  queued,
  sendOne,
} from '../../testing/money/statement-desk.ts';
import { suppress, unsubscribe } from '../../testing/mail/registrants.ts';

beforeEach(resetOutbox);

test('all donors of a year are counted first, and then get one statement of all their donations', async () => {
  await give(
    donationOf('Sam@Example.org'),
    donationOf('sam@example.org', {
      amount_cents: 10_000,
      refunded_cents: 2500,
      receipt_revision: 2,
    }),
    donationOf('sam@example.org', { paid_at: at('2026-01-01T05:59:00Z') }),
    donationOf('sam@example.org', { paid_at: at('2026-01-01T06:00:00Z') }),
    donationOf('eve@example.org', { created_at: at('2024-12-31T18:00:00Z') }),
    donationOf('old@example.org', { paid_at: at('2025-01-01T05:59:00Z') }),
  );
  expect(await control('prepare')).toEqual({
    year: YEAR,
    phase: 'ready',
    counts: expect.objectContaining({ donations: 4, due: 2, erased: 0, queued: 0 }),
    totals: { usd: 5000 + 7500 + 5000 + 5000 },
  });
  expect(await queued()).toEqual([]);
  const { days } = COLLECTION_TABLE.statements.retention;
  expect(await daysKept(collection('statements'))).toEqual([days, days]);
  expect(await control('send')).toMatchObject({ phase: 'sent', counts: { queued: 2 } });
  expect(await send()).toBe('empty');
  expect(provider.addresses).toEqual(['eve@example.org', 'sam@example.org']);
  const mail = sentMails().find(({ to }) => to === 'sam@example.org');
  expect(mail?.text).toMatch(/Your gifts in 2025\s+\$175 USD/);
  expect(mail?.attachments?.[0]?.name).toBe('Gifts-2025.pdf');
});

test('erased, suppressed, fully refunded and too frequent donors are left out, and counted', async () => {
  await suppress('gone@example.org', 'hard-bounce');
  await unsubscribe('quiet@example.org');
  await give(
    donationOf('sam@example.org'),
    donationOf('', { donor_name: null }),
    donationOf('gone@example.org'),
    donationOf('quiet@example.org'),
    donationOf('back@example.org', { refunded_cents: 5000, payment_status: 'refunded' }),
    donationOf('void@example.org', { payment_status: 'voided' }),
    donationOf('odd@example.org', { amount_cents: 'much' }),
    ...Array.from({ length: MOST_DONATIONS + 1 }, () => donationOf('often@example.org')),
  );
  const { counts } = await control('prepare');
  expect(counts).toEqual({
    donations: MOST_DONATIONS + 6,
    erased: 1,
    unaddressed: 0,
    malformed: 1,
    // Donors who want no campaigns still need a statement for their taxes.
    due: 2,
    suppressed: 1,
    nothing: 1,
    many: 1,
    queued: 0,
  });
  await control('send');
  expect(await queued()).toEqual(['quiet@example.org', 'sam@example.org']);
  expect(LOG.some((line) => line.includes('its record is malformed'))).toBe(true);
});

test('the donors of a run are listed in pages before sending, each with the result', async () => {
  await suppress('gone@example.org', 'hard-bounce');
  const donors = Array.from({ length: 60 }, (_, index) => `donor-${index}@example.org`);
  await give(...donors.map((donor) => donationOf(donor)), donationOf('gone@example.org'));
  await control('prepare');
  const first = await list(null);
  const rest = await list(first.at(-1)?.id ?? null);
  expect([first.length, rest.length]).toEqual([50, 11]);
  expect(await list(rest.at(-1)?.id ?? null)).toEqual([]);
  const listed = new Map([...first, ...rest].map(({ email, ...donor }) => [email, donor]));
  expect([...listed.keys()].sort()).toEqual([...donors, 'gone@example.org'].sort());
  expect(listed.get('donor-1@example.org')).toMatchObject({
    donations: 1,
    outcome: 'due',
    totals: { usd: 5000 },
  });
  expect(listed.get('gone@example.org')).toMatchObject({ outcome: 'suppressed', totals: {} });
  expect(await queued()).toEqual([]);
});

test('after any interruptions every donor gets exactly one statement', async () => {
  const donors = Array.from({ length: 130 }, (_, index) => `donor-${index}@example.org`);
  await give(
    ...donors.flatMap((donor) => [donationOf(donor), donationOf(donor), donationOf(donor)]),
  );
  const { happens } = chanceOf(20_251_231);
  const mayCrash = () => {
    if (happens(0.25)) throw new Crashed();
  };
  const restore = injectCrashes(mayCrash, firestore(), 'runTransaction');
  for (const action of ['prepare', 'send'] as const) {
    for (let phase = ''; phase !== (action === 'prepare' ? 'ready' : 'sent');) {
      await control(action).catch(() => undefined);
      ({ phase } = await control('status'));
    }
  }
  restore();
  expect(await control('status')).toMatchObject({
    counts: { donations: 390, due: 130, queued: 130 },
    totals: { usd: 390 * 5000 },
  });
  expect(await queued()).toEqual([...donors].sort());
});

test('a year can be prepared again: only donors without a statement get one, and the audit log records it without addresses', async () => {
  await give(donationOf('sam@example.org'));
  await control('prepare');
  await control('send');
  await give(donationOf('late@example.org'));
  expect(await control('prepare')).toMatchObject({
    phase: 'ready',
    counts: { donations: 2, due: 2 },
  });
  expect(await control('send')).toMatchObject({ counts: { queued: 1 } });
  expect(await queued()).toEqual(['late@example.org', 'sam@example.org']);
  await sendOne('sam@example.org');
  const { docs } = await collection('auditLog').orderBy('created_at').get();
  const entries = docs.map((entry) => entry.data());
  expect(entries.map(({ action }) => String(action))).toEqual([
    'prepare-statements',
    'send-statements',
    'prepare-statements',
    'send-statements',
    'send-statement',
  ]);
  expect(JSON.stringify(entries)).not.toContain('example.org');
});

test('two simultaneous requests start one run', async () => {
  await give(donationOf('sam@example.org'), donationOf('eve@example.org'));
  const pressed = await Promise.allSettled([control('prepare'), control('prepare')]);
  expect(pressed.some(({ status }) => status === 'fulfilled')).toBe(true);
  await control('prepare');
  await Promise.allSettled([control('send'), control('send')]);
  expect(await control('send')).toMatchObject({ phase: 'sent', counts: { donations: 2, due: 2 } });
  expect(await queued()).toEqual(['eve@example.org', 'sam@example.org']);
});

test('a slower call does not undo the work of a faster one', async () => {
  await give(donationOf('sam@example.org'), donationOf('eve@example.org'));
  beforeNextQuery(async () => {
    await control('prepare');
    await control('send');
  });
  await control('prepare');
  expect(await control('status')).toMatchObject({ phase: 'sent', counts: { due: 2, queued: 2 } });
});

test('a donation whose day was corrected to another year is not on the old year’s statement', async () => {
  const [, moved = ''] = await give(donationOf('sam@example.org'), donationOf('eve@example.org'));
  await control('prepare');
  await ledger()
    .doc(moved)
    .update({ paid_at: at('2026-02-01T18:00:00Z') });
  await control('send');
  await send();
  expect(provider.addresses).toEqual(['sam@example.org']);
});

test('no statement is sent before its donations are counted or before the year is over', async () => {
  await expect(control('send')).rejects.toMatchObject({ code: 'failed-precondition' });
  await expect(control('prepare', 2900)).rejects.toThrow('This year is not over');
  await expect(sendOne('nobody@example.org')).rejects.toMatchObject({ code: 'not-found' });
  expect((await collection('auditLog').get()).size).toBe(0);
});

test('one donor gets a statement on request, once per request, with the current donations', async () => {
  const [id = ''] = await give(
    donationOf('sam@example.org', { is_anonymous: true, donor_name: null }),
  );
  await firestore().runTransaction((transaction) => {
    const donor = { name: 'Quiet Giver', email: 'sam@example.org' };
    storeAnonymousDonor(transaction, id, donor, at('2025-03-01T18:00:00Z'));
    return Promise.resolve();
  });
  const request = randomUUID();
  await sendOne(' Sam@Example.org ', request);
  await sendOne('sam@example.org', request);
  await ledger().doc(id).update({ refunded_cents: 1000 });
  await send();
  expect(provider.addresses).toEqual(['sam@example.org']);
  expect(sentMails()[0]?.text).toContain('Quiet Giver');
  expect(sentMails()[0]?.text).toContain('$40 USD');
  await sendOne('sam@example.org');
  await send();
  expect(provider.addresses).toHaveLength(2);
});

test('a donation whose donor was corrected is on the statement of the new donor only', async () => {
  const [wrong = ''] = await give(
    donationOf('stranger@example.org'),
    donationOf('sam@example.org'),
  );
  await control('prepare');
  await ledger().doc(wrong).update({ donor_email: 'right@example.org', donor_name: 'Bo Right' });
  expect(await control('prepare')).toMatchObject({
    counts: { donations: 2, due: 2 },
    totals: { usd: 10_000 },
  });
  await control('send');
  await send();
  expect(provider.addresses).toEqual(['right@example.org', 'sam@example.org']);
});

test('a statement is not needed once all its donations belong to other donors', async () => {
  const [id = ''] = await give(donationOf('stranger@example.org'));
  await control('prepare');
  await control('send');
  await ledger().doc(id).update({ donor_email: 'right@example.org' });
  await send();
  expect(provider.addresses).toEqual([]);
  const { docs } = await statementMails().get();
  expect(docs.map((entry) => entry.get('status') as unknown)).toEqual(['needless']);
});

test('a requested statement has all donations of its year, however many others there are', async () => {
  const earlier = { paid_at: at('2024-03-01T18:00:00Z') };
  await give(...Array.from({ length: 240 }, () => donationOf('sam@example.org', earlier)));
  await give(...Array.from({ length: 60 }, () => donationOf('sam@example.org')));
  await sendOne('sam@example.org');
  await send();
  expect(sentMails()[0]?.text).toMatch(/Your gifts in 2025\s+\$3,000 USD/);
});
