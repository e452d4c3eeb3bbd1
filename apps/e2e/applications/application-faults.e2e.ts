import type { Page } from '@playwright/test';
import { APPLICATION_RATE_MESSAGES } from '@raade/contracts/application-rates';
import { CALLABLES } from '@raade/contracts/callables';
import { expect, test } from '../stack/local-stack.ts';
import { warmFunctions } from '../stack/warm-functions.ts';
import { expectDestructive } from '../toasts/destructive.ts';
import {
  ACKNOWLEDGE,
  ADMIT,
  COMMIT,
  documentsOf,
  fillPartnerForm,
  fillStudentForm,
  loseAnswer,
  sampleAddress,
} from './applicant.ts';
import { coldFunctions } from '../machine/pace.ts';

test.beforeAll(({ stack }) =>
  warmFunctions(stack, CALLABLES.admitApplication, CALLABLES.acknowledgeApplication),
);
const UNREACHABLE =
  'We could not reach our server. Your answers are kept on this device. Please try again in a moment.';

const failureOf = (page: Page) =>
  page
    .getByRole('region', { name: 'Notifications' })
    .getByRole('listitem')
    .filter({ hasText: 'Submission Failed' });

test('[APPLY-16] while an application is sent, the button says so and takes no second click', async ({
  page,
  stack,
  request,
}) => {
  const email = sampleAddress();
  await page.goto('/apply/student');
  await fillStudentForm(page, email);
  const { promise: held, resolve: release } = Promise.withResolvers<undefined>();
  await page.route(COMMIT, async (route) => {
    await held;
    await route.continue();
  });

  await page.getByRole('button', { name: 'Submit Application' }).click();
  const busy = page.getByRole('button', { name: 'Submitting...' });
  await expect(busy).toBeDisabled();
  await busy.click({ force: true });
  await busy.press('Enter');
  release(undefined);

  await expect(page.getByRole('heading', { name: /Successfully/ })).toBeVisible(coldFunctions());
  const records = await documentsOf({ stack, request }, 'studentApplications', 'email', email);
  expect(records).toHaveLength(1);
});

test('[APPLY-18] [APPLY-23] without a network the form stays, survives a reload, and is sent later', async ({
  page,
}) => {
  const email = sampleAddress();
  await page.goto('/apply/partner');
  await fillPartnerForm(page, email);
  await page.route(COMMIT, (route) => route.abort());
  await page.getByRole('button', { name: 'Submit Partnership Request' }).click();

  const alert = failureOf(page);
  await expect(alert).toContainText(UNREACHABLE);
  await expectDestructive(alert);
  await expect(page.getByLabel('Email')).toHaveValue(email);

  await page.unroute(COMMIT);
  await page.reload();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Country')).toHaveValue('Ghana');
  await page.getByRole('button', { name: 'Submit Partnership Request' }).click();
  await expect(page.getByRole('heading', { name: /Successfully/ })).toBeVisible(coldFunctions());

  await page.goto('/apply/partner');
  await expect(page.getByLabel('Email')).toHaveValue('');
});

test('[APPLY-18] [APPLY-23] an application that has to wait stays on the device, and is sent later', async ({
  page,
  stack,
  request,
}) => {
  const email = sampleAddress();
  await page.goto('/apply/student');
  await fillStudentForm(page, email);
  const details = { reason: 'too-many' };
  const error = { status: 'RESOURCE_EXHAUSTED', message: 'Words for developers', details };
  await page.route(ADMIT, (route) => route.fulfill({ status: 429, json: { error } }));
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect(failureOf(page)).toContainText(APPLICATION_RATE_MESSAGES['too-many']);
  expect(await documentsOf({ stack, request }, 'studentApplications', 'email', email)).toEqual([]);

  await page.unroute(ADMIT);
  await page.reload();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect(page.getByRole('heading', { name: /Successfully/ })).toBeVisible(coldFunctions());
  const records = await documentsOf({ stack, request }, 'studentApplications', 'email', email);
  expect(records).toHaveLength(1);
});

test('an application that arrived while its answer was lost is known to have, and is recorded once', async ({
  page,
  stack,
  request,
}) => {
  const email = sampleAddress();
  await page.goto('/apply/student');
  await fillStudentForm(page, email);
  await page.route(COMMIT, loseAnswer);
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect(failureOf(page)).toContainText(UNREACHABLE, coldFunctions());

  await page.unroute(COMMIT);
  await page.getByLabel('Major').fill('Something else');
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect(page.getByRole('heading', { name: /Successfully/ })).toBeVisible(coldFunctions());
  await expect(page.getByRole('definition').last()).toHaveText('Engineering');

  const records = await documentsOf({ stack, request }, 'studentApplications', 'email', email);
  expect(records).toEqual([expect.objectContaining({ major: 'Engineering' })]);
  const mails = await documentsOf({ stack, request }, 'outbox', 'to', email);
  expect(mails).toHaveLength(1);
});

test('a browser that retries by itself is denied by the rules, and the applicant is told the truth', async ({
  page,
  stack,
  request,
}) => {
  const email = sampleAddress();
  await page.goto('/apply/student');
  await fillStudentForm(page, email);
  // The first write is accepted unseen; what the page gets is the answer to the second.
  await page.route(COMMIT, async (route) => {
    await route.fetch();
    await route.continue();
  });
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect(page.getByRole('heading', { name: /Successfully/ })).toBeVisible(coldFunctions());
  const records = await documentsOf({ stack, request }, 'studentApplications', 'email', email);
  expect(records).toHaveLength(1);
});

test('[APPLY-23] what the rules refuse is said to be refused, and is not on record', async ({
  page,
  stack,
  request,
}) => {
  const email = sampleAddress();
  await page.goto('/apply/student');
  await fillStudentForm(page, email);
  await page.route(COMMIT, async (route) => {
    const body = route.request().postData() ?? '';
    await route.continue({
      postData: body.replace('"stringValue":"new"', '"stringValue":"accepted"'),
    });
  });
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect(failureOf(page)).toContainText(
    'Our server did not accept this application. Please check your answers, or write to us if they are right.',
    coldFunctions(),
  );
  expect(await documentsOf({ stack, request }, 'studentApplications', 'email', email)).toEqual([]);
});

test('[APPLY-23] what the SDK says of a failure, and its code, are not for applicants', async ({
  page,
}) => {
  await page.goto('/apply/student');
  await fillStudentForm(page, sampleAddress());
  const error = { code: 400, status: 'INVALID_ARGUMENT', message: 'Word for developers: index 7' };
  await page.route(COMMIT, (route) => route.fulfill({ status: 400, json: { error } }));
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect(failureOf(page)).toHaveText(`Submission Failed${UNREACHABLE}×`, coldFunctions());
  await expect(page.locator('body')).not.toContainText(/developers|invalid.argument|firebase/i);
});

test('[APPLY-23] a failure without words of its own has the catalogue’s', async ({ page }) => {
  await page.goto('/apply/student');
  await page.route('**/application-api*', (route) => route.abort());
  await fillStudentForm(page, sampleAddress());
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect(failureOf(page)).toContainText(
    'There was an error submitting your application. Please try again.',
    coldFunctions(),
  );
});

test('[APPLY-17] the confirmation card does not wait for the confirmation mail', async ({
  page,
}) => {
  await page.goto('/apply/student');
  await fillStudentForm(page, sampleAddress());
  await page.route(ACKNOWLEDGE, () => new Promise(() => undefined));
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect(page.getByRole('heading', { name: /Successfully/ })).toBeVisible(coldFunctions());
});
