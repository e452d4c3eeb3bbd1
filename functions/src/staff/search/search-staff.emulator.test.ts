import { useBackend } from '../../testing/backend.ts';
import { noAudit, useErasure } from '../../testing/erasure-backend.ts';
import { randomUUID } from 'node:crypto';
import { CALLABLES } from '@raade/contracts/base/callables';
import { readFile } from '@raade/contracts/registrants/testing/read-file';
import { sampleFile } from '@raade/contracts/registrants/testing/sample-file';
import { STAFF_SEARCHES } from '@raade/contracts/staff/search';
import { acknowledgeApplication } from '../../applications/acknowledge-application.ts';
import { counterOf, hashOf } from '../../base/limits/counter.ts';
import { createCampaign } from '../../mail/campaigns/start-campaign.ts';
import { recordDonation } from '../../money/donations/ledger.ts';
import { erasePerson } from '../../personal-data/erase-person.ts';
import { callerAs, callerWith } from '../../testing/caller.ts';
import { receiveApplication } from '../../testing/receive-application.ts';
import {
  correctionOf,
  donationToEnter,
  SAMPLE_CHECK,
  treasurerDesk,
} from '../../testing/money/treasurer-desk.ts';
import { auditLog, callAs, type Caller, signedIn } from '../../testing/people/staff-calls.ts';

const MINUTE_MS = 60_000;
const backend = useBackend();
const erasure = useErasure();
const { correct, enter } = treasurerDesk(backend);

/** Keeps each test within one minute. */
beforeEach(() => void jest.spyOn(Date, 'now').mockReturnValue(Date.now()));
afterEach(() => jest.restoreAllMocks());

const searchAs = async (caller: Caller, text: string) =>
  (await callAs(caller, CALLABLES.searchStaff, { text })).entries;
const search = async (text: string, ...roles: string[]) =>
  searchAs(await signedIn({ roles }), text);
const titles = async (...asked: Parameters<typeof search>) =>
  (await search(...asked)).map(({ title }) => title);

async function importFile(...file: Parameters<typeof sampleFile>) {
  const { rows } = readFile(sampleFile(...file));
  const request = { forum_id: '2025', import_id: randomUUID(), apply: true, rows };
  await callAs(await signedIn({ roles: ['mailer'] }), CALLABLES.importRegistrants, request);
}

async function give(fullName: string, email = `${randomUUID()}@example.org`): Promise<string> {
  const paid = await backend.pay({ fullName, email });
  await recordDonation(paid, 'webhook');
  return paid;
}

async function apply(kind: 'student' | 'partner' | 'guest', email?: string): Promise<string> {
  const application = await receiveApplication(kind, email);
  await acknowledgeApplication(application);
  return application.id;
}

test('all matches that the caller may read are found, each with its page', async () => {
  await importFile([{ id: 'r-1', full_name: 'Zoë Ìbàdàn', organization: 'Rice University' }]);
  const paid = await give('Zoe Donor', 'zoe.donor@example.org');
  const student = await apply('student', 'zoe.student@example.org');
  const guest = await apply('guest', 'zoe.guest@example.org');
  const campaign = { subject: 'For Zoë', content: '<p>Hi</p>', recipientType: 'all' } as const;
  const sender = { actor: 'ada', actor_address: null };
  await createCampaign('c-1', { ...campaign, forum_id: '2025', corrects: undefined }, sender);

  const records = '/admin/reconciliation?tab=';
  const registrant = {
    kind: 'Registrants',
    title: 'Zoë Ìbàdàn',
    text: 'Rice University · attendee@example.org',
    path: `${records}registrants&forum=2025&record=r-1`,
  };
  const donation = {
    kind: 'Donations',
    title: 'Zoe Donor',
    text: expect.stringMatching(/^\$50\.00 · \w{3} \d+, \d{4} · zoe\.donor@example\.org$/),
    path: `${records}payments&donations-record=${paid}`,
  };
  const application = (kind: string, id: string) =>
    expect.objectContaining({
      text: `Sample University · zoe.${kind}@example.org`,
      path: `${records}applications&kind=${kind}&applications-record=${id}`,
    });
  const applications = [application('student', student), application('guest', guest)];
  const mail = expect.objectContaining({ title: 'For Zoë', path: '/admin/email-management/c-1' });
  expect(await search('zoe', 'viewer')).toEqual([registrant, donation, ...applications, mail]);
  expect(await search('ZOË', 'reviewer')).toEqual(applications);
  expect(await search('zo', 'treasurer')).toEqual([donation]);
  expect(await search('zoe', 'mailer')).toEqual([registrant, mail]);
  expect(await search('zoe', 'editor')).toEqual([]);
});

test('a caller who has just lost the role gets no results', async () => {
  await give('Kwame Stale');
  const uid = randomUUID();
  await callerWith('editor', uid);
  expect(await searchAs(callerAs(uid, 'treasurer') as Caller, 'kwame')).toEqual([]);
});

test('a donor is found by parts of the current name in any order, by address and by payment', async () => {
  const paid = await give('Adébáyọ̀ O’Brien', 'ade.obrien@rice.example');
  for (const typed of ['adeb', 'obr ade', 'ADE.OBRIEN@RICE.EXAMPLE', 'rice.ex', paid]) {
    expect(await titles(typed, 'treasurer')).toEqual(['Adébáyọ̀ O’Brien']);
  }
  expect(await titles('brien', 'treasurer')).toEqual([]);
  expect(await titles('adeb smith', 'treasurer')).toEqual([]);

  const { id } = await enter(donationToEnter({ fullName: 'Efua Entered' }));
  expect(await titles('efua', 'treasurer')).toEqual(['Efua Entered']);
  const donor = { fullName: 'Esi Right', email: 'esi@example.org', makeAnonymous: false };
  await correct(correctionOf(id, donor, { manualDonation: SAMPLE_CHECK }));
  expect(await titles('efua', 'treasurer')).toEqual([]);
  expect(await titles('esi ri', 'treasurer')).toEqual(['Esi Right']);
});

test('an anonymous donor is found by address, but not by name', async () => {
  const email = 'silent@example.org';
  await enter(donationToEnter({ fullName: 'Yaa Hidden', email, makeAnonymous: true }));
  expect(await titles('silent', 'treasurer')).toEqual(['Anonymous']);
  expect(await titles('yaa', 'treasurer')).toEqual([]);
});

test('a registrant who was imported under a new name is found only by this name', async () => {
  await importFile([{ id: 'r-2', full_name: 'Nana Before', organization: 'Sample College' }]);
  await importFile([{ id: 'r-2', full_name: 'Nana After' }], ['id', 'full_name', 'email']);
  expect(await titles('nana', 'mailer')).toEqual(['Nana After']);
  expect(await titles('nana before', 'mailer')).toEqual([]);
  expect(await titles('sample col', 'mailer')).toEqual(['Nana After']);
});

test('an erased person is not found', async () => {
  const email = 'gone@example.org';
  const paid = await give('Gone Person', email);
  await apply('partner', email);
  expect(await titles('gone', 'viewer')).toEqual(['Gone Person', 'Sample Contact']);
  await erasePerson(erasure, email, noAudit);
  expect([...(await titles('gone', 'viewer')), ...(await titles(paid, 'viewer'))]).toEqual([]);
});

test('the newest four results of each collection are shown', async () => {
  const ids: string[] = [];
  for (let count = 0; count < 5; count += 1) ids.push(await apply('student', 'crowd@example.org'));
  const paths = (await search('crowd', 'reviewer')).map(({ path }) => path.split('=').at(-1));
  expect(paths).toEqual(ids.toReversed().slice(0, 4));
});

test('the first search of a minute for personal data is recorded, without the typed text', async () => {
  const caller = await signedIn({ roles: ['treasurer'] });
  await give('Logged Person');
  await searchAs(caller, 'logged');
  await searchAs(caller, 'logged per');
  await search('logged', 'editor');
  const entry = { action: 'search-people', actor: caller.uid, actor_address: null, subject: null };
  expect(await auditLog()).toEqual([{ ...entry, details: { results: 1 } }]);
});

test('the number of searches of an account per minute is limited', async () => {
  const caller = await signedIn({ roles: ['treasurer'] });
  const counter = counterOf('staff_searches', hashOf(caller.uid), Date.now(), MINUTE_MS);
  await counter.set({ count: STAFF_SEARCHES - 1 });
  await searchAs(caller, 'sample');
  const refused = expect(searchAs(caller, 'sample')).rejects;
  await refused.toMatchObject({ code: 'resource-exhausted' });
});
