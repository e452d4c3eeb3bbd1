import type { Page } from '@playwright/test';
import { LOCAL_PROJECT_ID } from '@raade/contracts/local-stack';
import { SIGN_IN_SETTINGS } from '@raade/contracts/people/second-factor';
import type { StackDescription } from '@raade/kit/stack/stack-file.ts';
import * as z from 'zod/mini';
import { expectAccessible, WIDTHS } from '../accessibility/every-theme.ts';
import { coldFunctions } from '../machine/pace.ts';
import { expect, test } from '../stack/local-stack.ts';
import { makeAccount } from './applications-page.ts';
import { signInAs } from './staff.ts';

const WRONG = '000000';

const askedSchema = z.object({ documents: z.array(z.string()) });

const codesSchema = z.object({
  verificationCodes: z.array(z.object({ phoneNumber: z.string(), code: z.string() })),
});

/** The code of the newest text message to this phone, which the Auth emulator lists. */
async function codeSentTo(phone: string, { environment }: StackDescription): Promise<string> {
  const path = `/emulator/v1/projects/${LOCAL_PROJECT_ID}/verificationCodes`;
  const listed: unknown = await (await fetch(`${environment.emulators?.auth}${path}`)).json();
  const { verificationCodes } = z.parse(codesSchema, listed);
  return verificationCodes.findLast(({ phoneNumber }) => phoneNumber === phone)?.code ?? '';
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name });

async function setUpPhone(page: Page, phone: string, stack: StackDescription): Promise<void> {
  await page.getByLabel('Phone number').fill(phone);
  await page.getByRole('button', { name: 'Send a Text Message' }).click();
  await expect(heading(page, 'Enter the code of the message')).toBeFocused();
  await page.getByLabel('Code').fill(await codeSentTo(phone, stack));
  await page.keyboard.press('Enter');
}

test('[SEC-03] a second factor is set up, asked for at the next sign-in, and removed', async ({
  page,
  stack,
  request,
}) => {
  const member = await makeAccount({ stack, request }, { roles: ['viewer'] });
  const phone = '+17135550161';
  await page.goto('/admin/account');
  await signInAs(page, member);
  await expect(page.getByText('You sign in with a password alone.')).toBeVisible(coldFunctions());
  await expectAccessible(page, 'an account without a second factor', { widths: WIDTHS });
  await setUpPhone(page, phone, stack);
  await expect(page.getByText('Your second factor is on.')).toBeVisible();
  await expect(page.getByText('Text message, since')).toBeVisible();

  await page.getByRole('button', { name: 'Sign Out' }).first().click();
  await signInAs(page, member);
  await expect(heading(page, 'Enter Your Code')).toBeFocused();
  await expectAccessible(page, 'a sign-in that asks for a code', { widths: WIDTHS });
  await page.getByLabel('Code').fill(WRONG);
  await page.keyboard.press('Enter');
  await expect(page.getByText('This code is not right')).toBeVisible();
  await page.route(/mfaSignIn:finalize/, (route) => route.abort(), { times: 1 });
  await page.getByLabel('Code').fill(await codeSentTo(phone, stack));
  await page.keyboard.press('Enter');
  await expect(page.getByText('We could not reach the sign-in service.')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Text message, since')).toBeVisible();

  await page.getByRole('button', { name: 'Remove' }).click();
  const question = page.getByRole('dialog', { name: 'Remove your second factor?' });
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Your second factor is removed.')).toBeVisible();
});

test('[SEC-03] where a second factor is asked for, whoever has none sets one up before anything else', async ({
  page,
  stack,
  request,
}) => {
  const member = await makeAccount({ stack, request }, { roles: ['viewer'] });
  // The stack is shared with stories in which a password is enough, so this page alone is told otherwise.
  await page.route(/:batchGet/, async (route) => {
    const asked = route.request().postData() ?? '';
    if (!asked.includes(SIGN_IN_SETTINGS)) return route.fallback();
    const { documents } = z.parse(askedSchema, JSON.parse(asked));
    const readTime = new Date().toISOString();
    return route.fulfill({ json: documents.map((missing) => ({ missing, readTime })) });
  });
  await page.goto('/admin/reconciliation');
  await signInAs(page, member);
  await expect(heading(page, 'Set Up a Second Factor')).toBeVisible(coldFunctions());
  await expect(page.getByRole('navigation', { name: 'Staff pages' })).toHaveCount(0);
  await expectAccessible(page, 'a second factor that has to be set up', { widths: WIDTHS });
  await setUpPhone(page, '+17135550162', stack);
  await expect(page.getByRole('tab', { name: 'Registrants Data' })).toBeVisible(coldFunctions());
});
