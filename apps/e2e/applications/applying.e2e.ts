import { CALLABLES } from '@raade/contracts/callables';
import { SAMPLE_STUDENT } from '@raade/contracts/testing/sample-applications';
import { violationsOf } from '../accessibility/violations.ts';
import { expect, test } from '../stack/local-stack.ts';
import { brokenWords } from '../layout/broken-words.ts';
import { warmFunctions } from '../stack/warm-functions.ts';
import { documentsOf, fillPartnerForm, fillStudentForm, sampleAddress } from './applicant.ts';
import { coldFunctions } from '../machine/pace.ts';

test.beforeAll(({ stack }) =>
  warmFunctions(stack, CALLABLES.admitApplication, CALLABLES.acknowledgeApplication),
);

test('[ROUTE-12] [APPLY-01] [APPLY-02] [APPLY-03] [APPLY-06] [APPLY-07] [APPLY-15] [APPLY-17] [APPLY-19] [APPLY-22] [APPLY-24] [APPLY-25] [CALL-07] [DATA-06] a student of any university applies, and gets a confirmation', async ({
  page,
  stack,
  request,
}) => {
  const email = sampleAddress();
  await page.goto('/apply/student');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Join Innovation Studios');
  await expect(page.getByText('Students from any university may apply.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'All projects' })).toHaveAttribute(
    'href',
    '/studios#projects',
  );

  const year = page.getByLabel('Graduation Year');
  await expect(year).toHaveAttribute('placeholder', /^e\.g\. 20\d\d$/);
  await fillStudentForm(page, email);
  await page.getByLabel('Skills').fill('Patience\u0007 \t\nSaws ,');
  for (const label of ['Phone', 'Graduation Year', 'Portfolio Link']) {
    await expect(page.getByLabel(label)).not.toHaveAttribute('required');
  }
  await page.getByRole('button', { name: 'Submit Application' }).click();

  const card = page.getByRole('heading', { name: 'Application Submitted Successfully!' });
  await expect(card).toBeFocused(coldFunctions());
  expect(await brokenWords(card)).toEqual([]);
  await expect(
    page.getByText(
      "Thank you for your interest in RAADE Innovation Studios! We'll be in touch soon.",
    ),
  ).toBeVisible();
  await expect(page.getByText('Application Submitted', { exact: true })).toBeVisible();
  await expect(page.getByRole('definition')).toHaveText([
    'Sample Student',
    email,
    'Sample University',
    'Engineering',
  ]);
  await expect(page.getByText('Thank you, Sample Student.')).toBeVisible();
  await expect(page.locator('form')).toHaveCount(0);
  await expect(page.getByRole('main')).not.toContainText(/status|review|accepted|declined/i);
  expect(await violationsOf(page)).toEqual([]);

  const [record, ...others] = await documentsOf(
    { stack, request },
    'studentApplications',
    'email',
    email,
  );
  expect(others).toEqual([]);
  expect(record).toEqual({
    ...SAMPLE_STUDENT,
    email,
    skills: 'Patience \nSaws',
    status: 'new',
    created_at: expect.any(String),
  });
  await expect
    .poll(() => documentsOf({ stack, request }, 'outbox', 'to', email), coldFunctions())
    .toEqual([
      expect.objectContaining({
        kind: 'application-confirmation',
        // It has its turn with the next minute.
        status: expect.stringMatching(/^(held|waiting|sent)$/),
      }),
    ]);

  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
});

test('[ROUTE-13] [APPLY-04] [APPLY-05] [APPLY-10] [APPLY-20] [APPLY-21] [APPLY-26] [APPLY-27] [CALL-08] [DATA-07] a partner submits a challenge, and reads a summary of it', async ({
  page,
  stack,
  request,
}) => {
  const email = sampleAddress();
  await page.goto('/apply/partner');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Partner With Us');
  await fillPartnerForm(page, email);
  await page.getByRole('button', { name: 'Submit Partnership Request' }).click();

  await expect(
    page.getByRole('heading', { name: 'Partnership Request Submitted Successfully!' }),
  ).toBeFocused(coldFunctions());
  await expect(
    page.getByText(
      "Thank you for your interest in partnering with RAADE! We'll be in touch soon to discuss your project.",
    ),
  ).toBeVisible();
  await expect(page.getByText('Partnership Request Submitted', { exact: true })).toBeVisible();
  const idea = 'A cold store that runs on sunlight. '.repeat(3);
  await expect(page.getByRole('definition')).toHaveText([
    'Sample Organisation',
    'Sample Contact',
    email,
    `${idea.slice(0, 100)}...`,
    'Not specified',
  ]);

  const records = await documentsOf({ stack, request }, 'partnerApplications', 'email', email);
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

test('[APPLY-08] [APPLY-09] [APPLY-11] [APPLY-12] [APPLY-13] what a form needs is named at its field, in the words of each form', async ({
  page,
}) => {
  const missing = {
    student: [
      ['Full Name', 'full name is required'],
      ['Email', 'email is required'],
      ['University', 'university is required'],
      ['Major', 'major is required'],
      ['Why Join RAADE', 'why join_raade is required'],
    ],
    partner: [
      ['Organization Name', 'organization name is required'],
      ['Contact Name', 'contact name is required'],
      ['Email', 'email is required'],
      ['Organization Type', 'organization type is required'],
      ['Country', 'country is required'],
      ['Project Idea', 'project idea is required'],
    ],
  };
  for (const [kind, messages] of Object.entries(missing)) {
    await page.goto(`/apply/${kind}`);
    await page.getByRole('button', { name: /^Submit/ }).click();
    for (const [label = '', message = ''] of messages) {
      const field = page.getByLabel(label);
      await expect(field).toHaveAccessibleDescription(new RegExp(`${message}$`));
      await expect(field).toHaveAttribute('required');
    }
    await expect(page.locator('[aria-invalid="true"]')).toHaveCount(messages.length);

    for (const wrong of ['applicant', 'a b@example.org', 'applicant@example']) {
      await page.getByLabel('Email').fill(wrong);
      await page.getByRole('button', { name: /^Submit/ }).click();
      await expect(page.getByLabel('Email')).toHaveAccessibleDescription(
        'Please enter a valid email address',
      );
    }
  }
});

test('[APPLY-14] [APPLY-10] by keyboard alone: what is wrong stands at its field, the first one has the focus', async ({
  page,
}) => {
  await page.goto('/apply/student');
  await page.getByLabel('Full Name').focus();
  await page.keyboard.type('Sample Student');
  await page.keyboard.press('Tab');
  await page.keyboard.type('not an address');
  await page.keyboard.press('Enter');

  const email = page.getByLabel('Email');
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription('Please enter a valid email address');
  await expect(page.getByLabel('Why Join RAADE')).toHaveAccessibleDescription(
    /why join_raade is required$/,
  );
  const summary = page.getByRole('alert', { name: 'There is a problem' });
  await expect(summary.getByRole('link')).toHaveText([
    'Please enter a valid email address',
    ...['university', 'major', 'why join_raade'].map((name) => `${name} is required`),
  ]);
  // A toast would lie on the summary.
  await expect(page.getByRole('region', { name: 'Notifications' })).toBeEmpty();
  expect(await violationsOf(page)).toEqual([]);

  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('applicant@example.org');
  await expect(email).not.toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Major')).toHaveAccessibleDescription('major is required');
});

test('what was written stays and says so, can be thrown away and taken back, and is marked when its field is left', async ({
  page,
}) => {
  await page.goto('/apply/student');
  const main = page.getByRole('main');
  await page.getByLabel('Full Name').fill('Sample Student');
  const email = page.getByLabel('Email');
  await email.fill('uma@');
  await expect(email).not.toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('University').focus();
  await expect(email).toHaveAccessibleDescription('Please enter a valid email address');
  await expect(main.getByText('We kept what you wrote.')).toHaveCount(0);

  await page.reload();
  await expect(main.getByText('We kept what you wrote.')).toBeVisible();
  await main.getByRole('button', { name: 'Start over' }).click();
  await expect(email).toHaveValue('');
  expect(await page.evaluate(() => localStorage.getItem('raade-application-student'))).toBeNull();
  await main.getByRole('button', { name: 'Undo' }).click();
  await expect(email).toHaveValue('uma@');

  await main.getByRole('button', { name: 'Start over' }).click();
  await page.reload();
  await expect(email).toHaveValue('');
  await expect(main.getByText('We kept what you wrote.')).toHaveCount(0);
});
