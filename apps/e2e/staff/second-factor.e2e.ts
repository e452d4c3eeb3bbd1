import type { Page } from '@playwright/test';
import { LOCAL_PROJECT_ID } from '@raade/contracts/local/local-stack';
import type { StackDescription } from '@raade/kit/stack/stack-file.ts';
import * as z from 'zod/mini';
import { expectAccessible } from '../accessibility/every-theme.ts';
import { interceptEarly } from '../stack/intercept-early.ts';
import { expect, test } from '../stack/local-stack.ts';
import { openAs, signInAs, signOut } from './staff.ts';

const WRONG = '000000';

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

test.beforeEach(({ page }) => interceptEarly(page));

test('[SEC-03] a second factor is set up, asked for at the next sign-in, and removed', async ({
  page,
  backend,
}) => {
  const member = await openAs(page, '/admin/account', backend, 'viewer');
  const phone = '+17135550161';
  await expect(page.getByText('You sign in with a password alone.')).toBeVisible();
  await page.getByLabel('Phone number').fill(phone);
  await page.getByRole('button', { name: 'Send a Text Message' }).click();
  await expect(heading(page, 'Enter the code of the message')).toBeFocused();
  await page.getByLabel('Code').fill(await codeSentTo(phone, backend.stack));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your second factor is on.')).toBeVisible();
  await expect(page.getByText('Text message, since')).toBeVisible();

  await signOut(page);
  await signInAs(page, member);
  await expect(heading(page, 'Enter Your Code')).toBeFocused();
  await expectAccessible(page, 'a sign-in that asks for a code', { widths: [360] });
  await page.getByLabel('Code').fill(WRONG);
  await page.keyboard.press('Enter');
  await expect(page.getByText('This code is not right')).toBeVisible();
  await page.route(/mfaSignIn:finalize/, (route) => route.abort(), { times: 1 });
  await page.getByLabel('Code').fill(await codeSentTo(phone, backend.stack));
  await page.keyboard.press('Enter');
  await expect(page.getByText('We could not reach the sign-in service.')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Text message, since')).toBeVisible();

  await page.getByRole('button', { name: 'Remove' }).click();
  const question = page.getByRole('dialog', { name: 'Remove your second factor?' });
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Your second factor is removed.')).toBeVisible();
});
