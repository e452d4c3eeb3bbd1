import type { Page } from '@playwright/test';
import { COMMIT } from '../applications/applicant.ts';
import { writeFields } from '../email-management/past-functions.ts';
import { expect, test } from '../stack/local-stack.ts';
import { makeAccount } from './applications-page.ts';
import { signInAs, signInAsStaff } from './staff.ts';
import { coldFunctions, withinNow } from '../machine/pace.ts';

const STAFF_PAGES = [
  '/admin',
  '/admin/reconciliation',
  '/admin/health',
  '/admin/audit-log',
  '/admin/people',
  '/admin/releases',
  '/admin/email-management',
  '/admin/email-management/sample',
  '/editor',
  '/editor/sessions/lunch',
  '/email-preview',
  '/email-export',
  '/workshop-email-export',
];

/** The session is asked of Auth, which may be busy. */
const sessionKnown = () => ({ timeout: withinNow(20_000) });

/** The requests of a page to the data and the functions, which only staff may make. */
function readsOf(page: Page, { firestore, functions }: { firestore: string; functions: string }) {
  const reads: string[] = [];
  page.on('request', (request) => {
    if ([firestore, functions].includes(new URL(request.url()).origin)) reads.push(request.url());
  });
  return reads;
}

async function expectOnly(page: Page, heading: string): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading')).toHaveText([heading], sessionKnown());
  await expect(main.locator('[role="tab"], table, iframe')).toHaveCount(0);
}

test('[SEC-03] visitors are asked to sign in on every page of staff, and see nothing of it', async ({
  page,
  stack,
}) => {
  const reads = readsOf(page, stack.origins);
  for (const path of STAFF_PAGES) {
    await page.goto(path);
    await expectOnly(page, 'Staff Sign-In');
    await expect(page).toHaveURL(path);
  }
  expect(reads).toEqual([]);
});

for (const claims of [{}, { role: 'visitor' }]) {
  test(`[SEC-03] an account with the claims ${JSON.stringify(claims)} is signed in, and sees nothing of any page of staff`, async ({
    page,
    stack,
    request,
  }) => {
    const account = await makeAccount({ stack, request }, claims);
    const reads = readsOf(page, stack.origins);
    await page.goto('/admin');
    await signInAs(page, account);
    await expectOnly(page, 'This account is not staff');
    for (const path of STAFF_PAGES) {
      await page.goto(path);
      await expectOnly(page, 'This account is not staff');
      await expect(page.getByRole('main')).toContainText(account.email);
    }
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expectOnly(page, 'Staff Sign-In');
    expect(reads).toEqual([]);
  });
}

test('[SEC-03] a page whose session was noted five minutes ago shows its rows without a sign-in', async ({
  page,
  stack,
  request,
}) => {
  const viewer = await makeAccount({ stack, request }, { roles: ['viewer'] });
  await page.clock.install();
  await page.goto('/admin/reconciliation');
  const noted = page.waitForRequest(COMMIT);
  await signInAs(page, viewer);
  const main = page.getByRole('main');
  await expect(main.getByRole('rowheader').first()).toBeVisible(sessionKnown());
  const { writes } = (await noted).postDataJSON() as { writes: [{ update: { name: string } }] };
  const session = writes[0].update.name.split('/documents/')[1] ?? '';
  const seen_at = { timestampValue: new Date(Date.now() - 5 * 60_000).toISOString() };
  await writeFields({ stack, request }, session, { seen_at });
  // Before the timer of the page would note the session.
  await page.clock.fastForward('04:30');

  await main.getByRole('tab', { name: 'Payment Reconciliation' }).click();
  await expect(main.getByRole('rowheader').first()).toBeVisible(sessionKnown());
  await expect(main.getByText('Gross, all donations')).toBeVisible();
  await expect(main.getByText(`Signed in as ${viewer.email}`)).toBeVisible();
});

test('[SEC-03] a viewer sees lists, and no button that changes or takes anything', async ({
  page,
  stack,
  request,
}) => {
  const viewer = await makeAccount({ stack, request }, { roles: ['viewer'] });
  await page.goto('/admin/reconciliation');
  await signInAs(page, viewer);
  const main = page.getByRole('main');
  await expect(main.getByRole('rowheader').first()).toBeVisible(sessionKnown());
  await expect(main.getByText('To export registrants takes a mailer or an admin.')).toBeVisible();
  await expect(main.getByRole('button', { name: /^Export/ })).toHaveCount(0);
  await main.getByRole('link', { name: 'Email Management' }).click();
  await expect(main.getByText('To write to registrants takes a mailer or an admin.')).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Campaigns' })).toBeVisible();
  await expect(main.getByRole('button', { name: /^Send|^Stop/ })).toHaveCount(0);
});

test('[SEC-03] a reviewer has the ways to what reviewers read, and is told of the rest', async ({
  page,
  stack,
  request,
}) => {
  const reviewer = await makeAccount({ stack, request }, { roles: ['reviewer'] });
  await page.goto('/admin/audit-log');
  await signInAs(page, reviewer);
  const main = page.getByRole('main');
  await expect(main.getByText('To read the audit log takes a viewer or an admin.')).toBeVisible(
    sessionKnown(),
  );
  const ways = main.getByRole('navigation', { name: 'Staff pages' }).getByRole('link');
  await expect(ways).toHaveText(['Dashboard', 'Email Templates']);
  await ways.first().click();
  await expect(main.getByRole('tab', { selected: true })).toHaveText('Applications');
});

test('where IndexedDB never answers, staff can sign in and work', async ({ page }) => {
  await page.addInitScript('IDBFactory.prototype.open = () => new EventTarget();');
  await page.goto('/admin/reconciliation');
  const signIn = page.getByRole('heading', { name: 'Staff Sign-In' });
  await expect(signIn).toBeVisible(coldFunctions());
  await signInAsStaff(page);
  await expect(page.getByRole('tab', { name: 'Registrants Data' })).toBeVisible(coldFunctions());
});
