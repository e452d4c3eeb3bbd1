import type { Page } from '@playwright/test';
import { CALLABLES } from '@raade/contracts/callables';
import { takesPart } from '@raade/contracts/registrants';
import { sampleRegistrants } from '@raade/stack/seed/sample-registrants.ts';
import { expectAccessible, WIDTHS } from '../accessibility/every-theme.ts';
import { coldFunctions, withinNow } from '../machine/pace.ts';
import { expect, test } from '../stack/local-stack.ts';
import { warmFunctions } from '../stack/warm-functions.ts';
import { makeAccount } from '../staff/applications-page.ts';
import { signInAs } from '../staff/staff.ts';
import { expectToast, sampleSubject, writeEmail } from './email-management-page.ts';
import { mailsAbout } from './inbox.ts';
import { letSomeWait } from './midway.ts';
import { changeWords, withOneMore } from './too-many.ts';

// The stories run one after the other: each adds a registrant.
test.describe.configure({ mode: 'default' });

const LIST = `**/${CALLABLES.listApprovals}`;
/** One more than goes out without a second member of the staff. */
const MANY = sampleRegistrants().filter(({ registrant }) => takesPart(registrant)).length + 1;
/** Those whom a campaign had not reached when it was stopped. */
const WAITING = 20;
const SENT = MANY - WAITING;

/** axe runs in every frame, but in the sandbox of the email nothing does. */
const looks = { besides: 'iframe', widths: WIDTHS };

test.beforeAll(({ stack }) =>
  warmFunctions(
    stack,
    CALLABLES.previewEmailCampaign,
    CALLABLES.sendEmailCampaign,
    CALLABLES.listApprovals,
    CALLABLES.decideApproval,
    CALLABLES.controlEmailCampaign,
  ),
);

/** Asks on the open form to write to everybody; answers the campaign's id. */
async function askToSend(page: Page, subject: string): Promise<string> {
  await writeEmail(page, subject);
  await page.getByLabel('Test Mode').uncheck();
  await page.getByRole('button', { name: 'Send Campaign' }).click();
  const send = page.getByRole('button', { name: `Send to ${MANY} recipients` });
  await expect(send).toBeVisible(coldFunctions());
  await send.click();
  await expectToast(
    page,
    'Waits for a second member of the staff',
    `It goes to ${MANY} recipients, so somebody else has to approve it first. Nothing is sent yet.`,
  );
  const link = page.getByRole('link', { name: `“${subject}” waits for a second member` });
  return (await link.getAttribute('href'))?.split('/').at(-1) ?? '';
}

async function approve(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Approve', exact: true });
  await expect(button).toBeVisible(coldFunctions());
  await button.click();
  await page.getByRole('button', { name: 'Approve Now' }).click();
}

const panelOf = (page: Page, subject: string) =>
  page.getByRole('region', { name: `Send “${subject}” to ${MANY} recipients` });

/** The page is made to believe that somebody else has asked. */
async function tryToApproveOneself(page: Page): Promise<void> {
  await page.route(LIST, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('"isOwn":true', '"isOwn":false');
    await route.fulfill({ response, body });
  });
  await page.reload();
  await approve(page);
  const refused = page.getByRole('alert').filter({ hasText: 'You have asked for this yourself.' });
  await expect(refused).toBeVisible(coldFunctions());
  await page.unroute(LIST);
}

test('a campaign to many goes out once a second member of the staff has approved exactly that', async ({
  page,
  browser,
  stack,
  request,
}) => {
  // Two people, three looks of axe in each theme, and two campaigns.
  test.slow();
  const backend = { stack, request };
  const asker = await makeAccount(backend, { roles: ['mailer'] });
  const other = await makeAccount(backend, { roles: ['mailer'] });
  const context = await browser.newContext({ baseURL: stack.origins.shell });
  const theirs = await context.newPage();
  const sent = sampleSubject();
  const changed = sampleSubject();

  await withOneMore(backend, async () => {
    await page.goto('/admin/email-management');
    await signInAs(page, asker);
    await expect(page.getByLabel('Email Subject')).toBeVisible(coldFunctions());
    const changedId = await askToSend(page, changed);
    await askToSend(page, sent);
    await page.getByRole('link', { name: `“${sent}” waits for a second member` }).click();
    await expect(page.getByRole('button', { name: 'Withdraw' })).toBeVisible(coldFunctions());
    await expect(page.getByRole('button', { name: 'Approve', exact: true })).toHaveCount(0);
    await expectAccessible(page, 'a campaign that waits, for who has asked', looks);
    await tryToApproveOneself(page);
    expect(await mailsAbout(backend, sent)).toEqual([]);

    await theirs.goto('/admin/reconciliation');
    await signInAs(theirs, other);
    const way = theirs.getByRole('link', { name: `Send “${changed}” to ${MANY} recipients` });
    await expect(way).toBeVisible(coldFunctions());
    await expectAccessible(theirs, 'the dashboard while campaigns wait', looks);
    await changeWords(backend, changedId, '<p>Send your password to this address.</p>');
    await way.click();
    await approve(theirs);
    await expect(panelOf(theirs, changed)).toContainText('void', coldFunctions());

    await theirs.goto('/admin/email-management');
    await theirs.getByRole('link', { name: `Send “${sent}” to ${MANY} recipients` }).click();
    await expect(panelOf(theirs, sent)).toBeVisible(coldFunctions());
    await expectAccessible(theirs, 'a campaign that waits, for who may approve', looks);
    await approve(theirs);
    await expect(theirs.getByRole('progressbar')).toHaveJSProperty('value', MANY, {
      timeout: withinNow(60_000),
    });
  });
  await context.close();
  expect(await mailsAbout(backend, sent)).toHaveLength(MANY);
  expect(await mailsAbout(backend, changed)).toEqual([]);
});

/** Writes a correction of the campaign that is open, and sends it to as many as were sent that. */
async function sendCorrection(page: Page, wrong: string, subject: string): Promise<void> {
  await page.getByRole('button', { name: 'Write a correction' }).click();
  const recipients = page.getByLabel('Recipient Type');
  await expect(recipients.getByRole('option', { selected: true })).toHaveText(
    `Those who were sent “${wrong}”`,
  );
  await expect(page.getByLabel('Email Subject')).toHaveValue(`Correction: ${wrong}`);
  await writeEmail(page, subject);
  await page.getByLabel('Test Mode').uncheck();
  await expect(page.getByText(`${SENT} recipients.`)).toBeVisible(coldFunctions());
  await page.getByRole('button', { name: 'Send Campaign' }).click();
  const send = page.getByRole('button', { name: `Send to ${SENT} recipients` });
  await expect(send).toBeVisible(coldFunctions());
  await send.click();
  const started = `Email campaign started for ${SENT} recipients`;
  await expectToast(page, 'Email sent successfully', started);
  await page.getByRole('link', { name: `“${subject}” is on its way` }).click();
  await expect(page.getByRole('status').filter({ hasText: /^sent$/ })).toBeVisible({
    timeout: withinNow(60_000),
  });
}

test('a campaign that is stopped midway is corrected to those alone who were sent it', async ({
  page,
  browser,
  stack,
  request,
}) => {
  test.slow();
  const backend = { stack, request };
  const asker = await makeAccount(backend, { roles: ['mailer'] });
  const other = await makeAccount(backend, { roles: ['mailer'] });
  const context = await browser.newContext({ baseURL: stack.origins.shell });
  const theirs = await context.newPage();
  const wrong = sampleSubject();
  const addressesOf = async (subject: string) =>
    (await mailsAbout(backend, subject)).map(({ to }) => to).sort();

  await withOneMore(backend, async () => {
    await page.goto('/admin/email-management');
    await signInAs(page, asker);
    await expect(page.getByLabel('Email Subject')).toBeVisible(coldFunctions());
    const id = await askToSend(page, wrong);
    await page.getByRole('link', { name: `“${wrong}” waits for a second member` }).click();
    await expect(page.getByRole('button', { name: 'Withdraw' })).toBeVisible(coldFunctions());
    await letSomeWait(backend, id, WAITING);

    await theirs.goto(`/admin/email-management/${id}`);
    await signInAs(theirs, other);
    await approve(theirs);
    await expect(theirs.getByRole('progressbar')).toHaveJSProperty('value', SENT, {
      timeout: withinNow(60_000),
    });
    await theirs.getByRole('button', { name: 'Pause' }).click();
    await expect(theirs.getByRole('button', { name: 'Resume' })).toBeVisible(coldFunctions());
    const got = await addressesOf(wrong);
    expect(got).toHaveLength(SENT);

    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`/admin/email-management/${id}`);
      const correction = sampleSubject();
      await sendCorrection(page, wrong, correction);
      expect(await addressesOf(correction)).toEqual(got);
      await page.getByRole('link', { name: `“${wrong}”` }).click();
      await expect(page.getByRole('button', { name: `Waiting (${WAITING})` })).toBeVisible();
    }
    expect(await addressesOf(wrong)).toEqual(got);
  });
  await context.close();
});
