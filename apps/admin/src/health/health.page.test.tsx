import { CALLABLES } from '@raade/contracts/base/callables';
import type { ReadHealthResponse } from '@raade/contracts/health/health';
import type { Role } from '@raade/contracts/staff/roles';
import { BUSY } from '@raade/firebase/testing/callable-answers';
import type { CallableAnswer } from '@raade/firebase/testing/callable-protocol';
import { environment, provideEnvironment } from '@raade/platform';
import { cleanup, screen, within } from '@testing-library/react';
import { openPart, prepareStaffPart } from '../testing/staff-part.tsx';
import HealthPage from './health.page.tsx';

const RELEASE = { app: 'giving', release: 'a'.repeat(32), isLive: true };
const WELL: ReadHealthResponse = {
  lookedAt: '2026-11-20T10:00:00.000Z',
  conditions: [],
  lastWebhookAt: '2026-11-20T09:00:00.000Z',
  nightly: { at: '2026-11-20T04:10:00.000Z', problems: 0, failedEvents: 0 },
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
  ...{ id: 'donation-receipt_pi_1', kind: 'donation-receipt', status: 'failed' as const },
  ...{ since: '2026-11-20T08:00:00.000Z', lease: 'a-lease' },
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

test('while all is well it says so, with what was last and how versions do', async () => {
  show([health()]);
  expect(await screen.findByText('All is well.')).toBeDefined();
  expect(screen.getByText(/without problems/)).toBeDefined();
  const queued = screen.getByText('Oldest queued email').parentElement;
  expect(queued?.textContent).toBe('Oldest queued emailNone');
  const table = screen.getByRole('table', { name: /Live versions/ });
  const [giving, shell, failing] = within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);
  expect(giving).toBe('givingaaaaaaaa live9901%');
  expect(shell).toBe('shellbbbbbbbb0–');
  expect(failing).toBe('shellcccccccc1810%, too high');
});

test('what is wrong stands first, since when, with its figures', async () => {
  const condition = {
    ...{ name: 'release-errors', sees: 'A release fails.', since: WELL.lookedAt ?? '' },
    section: 'Section unavailable',
    figures: { release: `giving@${'a'.repeat(32)}`, loads: 20, failures: 5 },
  };
  const pausedCampaigns = [{ id: 'one', subject: 'Sample subject' }];
  const uncertainCampaigns = [{ id: 'two', subject: 'Other subject' }];
  show([health({ conditions: [condition], pausedCampaigns, uncertainCampaigns })]);
  expect(await screen.findByText('A release fails.')).toBeDefined();
  expect(screen.getByText(/version: giving@aaaaaaaa, loads: 20, failures: 5/)).toBeDefined();
  expect(screen.queryByText('All is well.')).toBeNull();
  const campaign = screen.getByRole('link', { name: 'Sample subject' });
  expect(campaign.getAttribute('href')).toBe('/admin/email-management/one');
  const terms = screen.getAllByRole('term').map((term) => term.parentElement?.textContent);
  expect(terms).toContain('Campaigns with uncertain deliveryOther subject');
});

test('each condition leads to what to do, or names it where nobody has said where the runbook is', async () => {
  const since = WELL.lookedAt ?? '';
  const section = 'Mail is stuck';
  const conditions = [{ name: 'mail-late', sees: 'A receipt waits.', since, section, figures: {} }];
  show([health({ conditions })]);
  expect(await screen.findByText('“Mail is stuck” in the runbook')).toBeDefined();
  cleanup();
  const repository = 'https://github.com/example/site';
  provideEnvironment({ ...environment(), repository });
  show([health({ conditions })]);
  const link = await screen.findByRole('link', { name: '“Mail is stuck” in the runbook' });
  expect(link.getAttribute('href')).toBe(`${repository}/blob/main/docs/runbook.md#mail-is-stuck`);
});

test('a mail that failed is tried again as it stands in the list, by who may', async () => {
  const { user, sent } = show([health({ failedMails: [MAIL] }), health()], {
    roles: ['treasurer'],
    retry: [{ result: { changed: true } }],
  });
  await user.click(await screen.findByRole('button', { name: /^Try Again: Receipt of/ }));
  expect(await screen.findByText('None in the last three weeks.')).toBeDefined();
  expect(sent()).toEqual([{ id: MAIL.id, lease: MAIL.lease }]);
});

test('one that may have arrived is sent again only after a question', async () => {
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

test('a viewer reads, and has nothing to press', async () => {
  show([health({ failedMails: [MAIL] })]);
  expect(await screen.findByText('Receipt')).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Try Again/ })).toBeNull();
});

test('a reading that fails can be tried again', async () => {
  const { user } = show([BUSY, BUSY, health()]);
  await user.click(await screen.findByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('All is well.')).toBeDefined();
});
