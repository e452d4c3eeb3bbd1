import { CALLABLES } from '@raade/contracts/base/callables';
import type { ReadHealthResponse } from '@raade/contracts/health/health';
import type { Role } from '@raade/contracts/staff/roles';
import { BUSY } from '@raade/firebase/testing/callable-answers';
import type { CallableAnswer } from '@raade/firebase/testing/callable-protocol';
import { environment, provideEnvironment } from '@raade/platform';
import { momentText } from '@raade/staff/moments';
import { cleanup, screen, within } from '@testing-library/react';
import { openPart, prepareStaffPart } from '../testing/staff-part.tsx';
import HealthPage from './health.page.tsx';

const RELEASE = { app: 'giving', release: 'a'.repeat(32), isLive: true };
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const WELL: ReadHealthResponse = {
  lookedAt: ago(1),
  conditions: [],
  lastWebhookAt: ago(3),
  nightly: { at: ago(8 * 60), problems: 0, failedEvents: 0 },
  oldestMailSince: null,
  failedMails: [],
  hasMoreFailedMails: false,
  pausedCampaigns: [],
  uncertainCampaigns: [],
  releases: [
    { ...RELEASE, loads: 990, failures: 10 },
    { app: 'shell', release: 'b'.repeat(32), isLive: false, loads: 0, failures: 0 },
    { app: 'shell', release: 'c'.repeat(32), isLive: false, loads: 18, failures: 2 },
  ],
};
const MAIL = {
  id: 'donation-receipt_pi_1',
  kind: 'donation-receipt',
  status: 'failed' as const,
  since: '2026-11-20T08:00:00.000Z',
  lease: 'a-lease',
};
const health = (changes: Partial<ReadHealthResponse> = {}): CallableAnswer => ({
  result: { ...WELL, ...changes },
});

prepareStaffPart();

function show(
  answers: readonly CallableAnswer[],
  { roles = ['viewer'], retry = [] }: { roles?: Role[]; retry?: CallableAnswer[] } = {},
) {
  const { user, sent } = openPart(<HealthPage />, {
    answers: { [CALLABLES.readHealth]: answers, [CALLABLES.retryMail]: retry },
    roles,
  });
  return { user, sent: () => sent(CALLABLES.retryMail) };
}

const lines = () =>
  within(screen.getByRole('region', { name: 'Now' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('without problems each part works, with its age and exact time', async () => {
  show([health()]);
  expect(await screen.findByText('All is well.')).toBeDefined();
  expect(lines()).toEqual([
    'WorksHealth checks1 minute ago',
    'WorksLast message from Stripe3 minutes ago',
    'WorksLast nightly comparison with Stripe8 hours agowithout problems',
    'WorksOldest queued emailNone',
    'WorksEmail deliveryChecked 1 minute ago',
    'WorksPages in browsersChecked 1 minute ago',
    'WorksFunctionsChecked 1 minute ago',
    'WorksPublishing of the siteChecked 1 minute ago',
    'WorksLive content and versionsChecked 1 minute ago',
    'WorksScheduled changes of the contentChecked 1 minute ago',
    'WorksPaused campaignsNone',
    'WorksCampaigns with uncertain deliveryNone',
  ]);
  expect(screen.getByText('3 minutes ago').title).toBe(momentText(WELL.lastWebhookAt ?? ''));
  const table = screen.getByRole('table', { name: /Live versions/ });
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Donations and applicationsWorksaaaaaaaa live1,000 loads, 1% failed',
    'Site frameNo visitsbbbbbbbb0 loads',
    'Site frameFailingcccccccc20 loads, 10% failed',
  ]);
});

test('problems come first, with their age and figures, even if this release does not know them', async () => {
  const condition = {
    name: 'release-errors',
    effect: 'A release fails.',
    since: ago(125),
    section: 'Section unavailable',
    figures: { release: `giving@${'a'.repeat(32)}`, loads: 20, failures: 5 },
  };
  const later = {
    ...condition,
    name: 'of-later',
    effect: 'Something later.',
    figures: { tries: 2 },
  };
  const pausedCampaigns = [{ id: 'one', subject: 'Sample subject' }];
  show([health({ conditions: [condition, later], pausedCampaigns })]);
  await screen.findByText('A release fails.');
  const todo = 'What to do: “Section unavailable” in the runbook';
  expect(lines().slice(0, 4)).toEqual([
    `ProblemOtherSomething later.Since 2 hours ago: attempts: 2${todo}`,
    `FailingPages in browsersA release fails.Since 2 hours ago: version: giving@aaaaaaaa, loads: 20, failures: 5${todo}`,
    'PausedPaused campaignsSample subject',
    'WorksHealth checks1 minute ago',
  ]);
  expect(screen.queryByText('All is well.')).toBeNull();
  const campaign = screen.getByRole('link', { name: 'Sample subject' });
  expect(campaign.getAttribute('href')).toBe('/admin/email-management/one');
});

test('without recent health checks nothing is shown as working', async () => {
  show([health({ lookedAt: ago(16) })]);
  await screen.findByText('Stopped');
  expect(lines()[0]).toBe(
    'StoppedHealth checks16 minutes agoWhat to do: “The health checks have stopped” in the runbook',
  );
  expect(lines()[1]).toBe('UnknownLast message from Stripe3 minutes ago');
  expect(screen.queryByText('All is well.')).toBeNull();
});

test('a condition links to the runbook, or names its section if its address is unknown', async () => {
  const since = WELL.lookedAt ?? '';
  const section = 'Mail is stuck';
  const conditions = [
    { name: 'mail-late', effect: 'A receipt waits.', since, section, figures: {} },
  ];
  show([health({ conditions })]);
  expect(await screen.findByText('“Mail is stuck” in the runbook')).toBeDefined();
  cleanup();
  const repository = 'https://github.com/example/site';
  provideEnvironment({ ...environment(), repository });
  show([health({ conditions })]);
  const link = await screen.findByRole('link', { name: '“Mail is stuck” in the runbook' });
  expect(link.getAttribute('href')).toBe(`${repository}/blob/main/docs/runbook.md#mail-is-stuck`);
});

test('a failed mail is retried with the lease of the list by an account that may do so', async () => {
  const { user, sent } = show([health({ failedMails: [MAIL] }), health()], {
    roles: ['treasurer'],
    retry: [{ result: { changed: true } }],
  });
  await user.click(await screen.findByRole('button', { name: /^Try Again: Receipt of/ }));
  expect(await screen.findByText('None in the last three weeks.')).toBeDefined();
  expect(sent()).toEqual([{ id: MAIL.id, lease: MAIL.lease }]);
});

test('a mail that may have arrived is sent again only after a confirmation', async () => {
  const { user, sent } = show([health({ failedMails: [{ ...MAIL, status: 'unknown' }] })], {
    roles: ['mailer'],
    retry: [{ result: { changed: false } }],
  });
  await user.click(await screen.findByRole('button', { name: /^Try Again/ }));
  expect(sent()).toEqual([]);
  const dialog = screen.getByRole('dialog', { name: 'Send this email again?' });
  await user.click(within(dialog).getByRole('button', { name: 'Send again' }));
  expect(await screen.findByText('Nothing to do')).toBeDefined();
});

test('a viewer sees no buttons', async () => {
  show([health({ failedMails: [MAIL] })]);
  expect(await screen.findByText('Receipt')).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Try Again/ })).toBeNull();
});

test('a failed request can be repeated', async () => {
  const { user } = show([BUSY, BUSY, health()]);
  await user.click(await screen.findByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('All is well.')).toBeDefined();
});
