import { SAMPLE_STUDENT } from '@raade/contracts/testing/sample-applications';
import { holdBack } from '../home/hold-back.ts';
import { interceptEarly } from '../stack/intercept-early.ts';
import { expect, test } from '../stack/local-stack.ts';
import { brokenWords } from '../layout/broken-words.ts';
import { expectDestructive, toasts } from '../toasts/toasts.ts';
import {
  ACKNOWLEDGE,
  COMMIT,
  documentsOf,
  fillPartnerForm,
  fillStudentForm,
  loseAnswer,
  sampleAddress,
} from './applicant.ts';

test.beforeEach(({ page }) => interceptEarly(page));

test('[ROUTE-12] [APPLY-01] [APPLY-02] [APPLY-03] [APPLY-14] [APPLY-17] [APPLY-18] [APPLY-19] [CALL-07] [DATA-06] a student of any university applies, corrects errors, loses the connection, continues, and is recorded once', async ({
  page,
  backend,
}) => {
  const address = sampleAddress();
  await page.goto('/apply/student');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Join Innovation Studios');
  await expect(page.getByText('Students from any university may apply.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'All projects' })).toHaveAttribute(
    'href',
    '/studios#projects',
  );
  const email = page.getByLabel('Email');
  const submit = page.getByRole('button', { name: 'Submit Application' });

  await test.step('errors are shown at their fields, and the first invalid one has the focus', async () => {
    await page.getByLabel('Full Name').focus();
    await page.keyboard.type('Sample Student');
    await page.keyboard.press('Tab');
    await page.keyboard.type('not an address');
    await page.keyboard.press('Enter');
    await expect(email).toBeFocused();
    await expect(email).toHaveAccessibleDescription('Please enter a valid email address');
    const summary = page.getByRole('alert', { name: 'There is a problem' });
    await expect(summary.getByRole('link')).toHaveText([
      'Please enter a valid email address',
      ...['university', 'major', 'why join_raade'].map((name) => `${name} is required`),
    ]);
    // A toast would cover the summary.
    await expect(toasts(page)).toHaveCount(0);
  });

  await fillStudentForm(page, address);
  await page.getByLabel('Skills').fill('Patience\u0007 \t\nSaws ,');
  await page.route(COMMIT, loseAnswer);
  await submit.click();
  const failure = toasts(page).filter({ hasText: 'Submission Failed' });
  await expect(failure).toContainText('Your answers are kept on this device.');
  await expectDestructive(failure);
  await page.unroute(COMMIT);
  await page.reload();
  await expect(email).toHaveValue(address);
  await page.getByLabel('Major').fill('Something else');
  await submit.click();

  // The first request had arrived, so its values are confirmed.
  const card = page.getByRole('heading', { name: 'Application Submitted Successfully!' });
  await expect(card).toBeFocused();
  expect(await brokenWords(card)).toEqual([]);
  await expect(page.getByRole('definition')).toHaveText([
    'Sample Student',
    address,
    'Sample University',
    'Engineering',
  ]);
  await expect(page.locator('form')).toHaveCount(0);
  await expect(page.getByRole('main')).not.toContainText(/status|review|accepted|declined/i);
  await expect
    .poll(() => documentsOf(backend, 'studentApplications', 'email', address))
    .toEqual([
      {
        ...SAMPLE_STUDENT,
        email: address,
        skills: 'Patience \nSaws',
        status: 'new',
        created_at: expect.any(String),
        words: expect.any(Object),
      },
    ]);
  await expect
    .poll(() => documentsOf(backend, 'outbox', 'to', address))
    .toEqual([expect.objectContaining({ kind: 'application-confirmation' })]);
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
});

test('[ROUTE-13] [APPLY-04] [APPLY-05] [APPLY-16] [APPLY-17] [CALL-08] [DATA-07] a partner submits a challenge once, without waiting for the confirmation email', async ({
  page,
  backend,
}) => {
  const email = sampleAddress();
  await page.goto('/apply/partner');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Partner With Us');
  await fillPartnerForm(page, email);
  const letGo = await holdBack(page, COMMIT);
  await page.route(ACKNOWLEDGE, () => new Promise(() => undefined));
  await page.getByRole('button', { name: 'Submit Partnership Request' }).click();
  const busy = page.getByRole('button', { name: 'Submitting...' });
  await expect(busy).toBeDisabled();
  await busy.click({ force: true });
  letGo();

  await expect(
    page.getByRole('heading', { name: 'Partnership Request Submitted Successfully!' }),
  ).toBeFocused();
  const idea = 'A cold store that runs on sunlight. '.repeat(3);
  await expect(page.getByRole('definition')).toHaveText([
    'Sample Organisation',
    'Sample Contact',
    email,
    `${idea.slice(0, 100)}...`,
    'Not specified',
  ]);
  const records = await documentsOf(backend, 'partnerApplications', 'email', email);
  expect(records).toEqual([
    {
      organization_name: 'Sample Organisation',
      contact_name: 'Sample Contact',
      email,
      phone: '',
      organization_type: 'Nonprofit',
      country: 'Ghana',
      project_idea: `${idea}End.`,
      expected_outcome: '',
      timeline: '',
      status: 'new',
      created_at: expect.any(String),
    },
  ]);
});
