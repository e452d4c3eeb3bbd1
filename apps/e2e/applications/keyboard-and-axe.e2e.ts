import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility/every-theme.ts';
import { tabTo } from '../accessibility/keyboard.ts';
import { expect, test } from '../stack/local-stack.ts';
import { COMMIT, openRegistration, sampleAddress } from './applicant.ts';
import { coldFunctions } from '../machine/pace.ts';

interface Story {
  readonly path: string;
  /** The entries by label, in the order of the form; missing ones stay empty. */
  readonly answers: readonly (readonly [label: string, typed: string])[];
  readonly submit: string;
  readonly done: string;
}

const STORIES: readonly Story[] = [
  {
    path: '/apply/student',
    answers: [
      ['Full Name', 'Sample Student'],
      ['Email', sampleAddress()],
      ['University', 'Sample University'],
      ['Major', 'Engineering'],
      ['Why Join RAADE', 'To build things that last.'],
    ],
    submit: 'Submit Application',
    done: 'Application Submitted Successfully!',
  },
  {
    path: '/apply/partner',
    answers: [
      ['Organization Name', 'Sample Organisation'],
      ['Contact Name', 'Sample Contact'],
      ['Email', sampleAddress()],
      ['Organization Type', 'Nonprofit'],
      ['Country', 'Ghana'],
      ['Project Idea', 'A cold store that runs on sunlight.'],
    ],
    submit: 'Submit Partnership Request',
    done: 'Partnership Request Submitted Successfully!',
  },
  {
    path: '/apply/guest',
    answers: [
      ['Full Name', 'Sample Guest'],
      ['Email', sampleAddress()],
      ['Ticket', 'Student'],
      ['University or Organization', 'Sample University'],
    ],
    submit: 'Send Registration',
    done: 'Your Registration Has Reached Us',
  },
];

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Lets what is sent meet no network at first, and then holds it until it is released. */
async function failThenHold(page: Page): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<undefined>();
  await page.route(
    COMMIT,
    async (route) => {
      await held;
      await route.continue();
    },
    { times: 1 },
  );
  await page.route(COMMIT, (route) => route.abort(), { times: 1 });
  return () => release(undefined);
}

for (const { path, answers, submit, done } of STORIES) {
  test(`${path} by keyboard alone, and axe finds nothing in any of its states`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width: 360, height: 800 });
    const release = await failThenHold(page);
    await openRegistration(page);
    await page.goto(path);
    await tabTo(page, button(page, submit));
    await expectAccessible(page, 'an empty form');
    await page.keyboard.press('Enter');
    const [[firstLabel] = ['']] = answers;
    await expect(page.getByLabel(firstLabel)).toBeFocused();
    await expectAccessible(page, 'a form with errors');

    for (const [label, typed] of answers) {
      const field = page.getByLabel(label);
      if (label !== firstLabel) await tabTo(page, field);
      await page.keyboard.type(typed);
      await expect(field).toHaveValue(typed);
    }
    await tabTo(page, button(page, submit));
    await page.keyboard.press('Enter');
    await expect(page.getByText('Submission Failed')).toBeVisible(coldFunctions());
    await expect(button(page, submit)).toBeFocused();
    await expectAccessible(page, 'an application that was not sent');

    await page.keyboard.press('Enter');
    await expect(button(page, 'Submitting...')).toBeFocused();
    await expectAccessible(page, 'an application that is being sent');
    // Where axe took longer than the form waits for an answer, it has given up, and is asked once more.
    const hasGivenUp = await button(page, submit).isVisible();
    release();
    if (hasGivenUp) await page.keyboard.press('Enter');

    await expect(page.getByRole('heading', { name: done })).toBeFocused(coldFunctions());
    await expectAccessible(page, 'an application that was sent');
    await tabTo(page, page.getByRole('link', { name: 'Return to Home' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/');
  });
}
