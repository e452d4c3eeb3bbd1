import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility/every-theme.ts';
import { tabTo } from '../accessibility/keyboard.ts';
import { holdBack } from '../home/hold-back.ts';
import { expect, test } from '../stack/local-stack.ts';
import { COMMIT, sampleAddress } from './applicant.ts';

/** Entries by label, in the order of the form; other fields stay empty. */
const ANSWERS = [
  ['Organization Name', 'Sample Organisation'],
  ['Contact Name', 'Sample Contact'],
  ['Email', sampleAddress()],
  ['Organization Type', 'Nonprofit'],
  ['Country', 'Ghana'],
  ['Project Idea', 'A cold store that runs on sunlight.'],
] as const;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('a partner applies by keyboard alone, and axe finds nothing in any state of the form', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 800 });
  // First sent offline, then held until released.
  const letGo = await holdBack(page, COMMIT);
  await page.route(COMMIT, (route) => route.abort(), { times: 1 });
  const submit = button(page, 'Submit Partnership Request');
  await page.goto('/apply/partner');
  await test.step('common questions are in a closed disclosure above the form, and the form can be cleared', async () => {
    const title = 'What you give, what you get';
    const fact = page
      .getByRole('complementary', { name: title })
      .getByText("Do not send patients' data in this form.");
    await expect(fact).toBeHidden();
    const name = page.getByLabel('Organization Name');
    const before = await name.boundingBox();
    expect(before?.y).toBeLessThan(640);
    await name.fill('Sample Organisation');
    await button(page, 'Start over').click();
    await expect(name).toHaveValue('');
    expect(await page.evaluate(() => localStorage.getItem('raade-application-partner'))).toBeNull();
    await expect(button(page, 'Undo')).toBeFocused();
    expect(await name.boundingBox()).toEqual(before);
    await page.getByText(title).and(page.locator('summary *')).click();
    await expect(fact).toBeVisible();
  });
  await page.reload();
  await tabTo(page, submit);
  await expectAccessible(page, 'an empty form');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Organization Name')).toBeFocused();
  await expectAccessible(page, 'a form with errors');

  for (const [index, [label, typed]] of ANSWERS.entries()) {
    const field = page.getByLabel(label);
    if (index > 0) await tabTo(page, field);
    await page.keyboard.type(typed);
    await expect(field).toHaveValue(typed);
  }
  await tabTo(page, submit);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Submission Failed')).toBeVisible();
  await expect(submit).toBeFocused();
  await expectAccessible(page, 'an application that was not sent');

  await page.keyboard.press('Enter');
  await expect(button(page, 'Submitting...')).toBeFocused();
  await expectAccessible(page, 'an application that is being sent');
  // If axe takes longer than the form's timeout, the form has given up and is submitted again.
  const hasGivenUp = await submit.isVisible();
  letGo();
  if (hasGivenUp) await page.keyboard.press('Enter');

  const done = page.getByRole('heading', { name: 'Partnership Request Submitted Successfully!' });
  await expect(done).toBeFocused();
  await expectAccessible(page, 'an application that was sent');
});
