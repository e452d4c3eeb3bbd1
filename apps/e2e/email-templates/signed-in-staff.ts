import { STAFF_ROLES } from '@raade/contracts/staff/roles';
import type { Page } from '@playwright/test';
import { expect } from '../federation/composed-site.ts';

const EMAIL = 'staff@example.org';

const segment = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** An unsigned ID token of staff with a second factor. Pages accept it, since only servers check signatures. */
function idToken(): string {
  const now = Math.floor(Date.now() / 1000);
  const account = { sub: EMAIL, user_id: EMAIL, email: EMAIL, email_verified: true };
  const firebase = { sign_in_second_factor: 'totp' };
  const times = { auth_time: now, iat: now, exp: now + 3600 };
  return `${segment({ alg: 'none' })}.${segment({ ...account, roles: STAFF_ROLES, firebase, ...times })}.`;
}

/**
 * Fakes Identity Toolkit (https://cloud.google.com/identity-platform/docs/reference/rest/v1/accounts), which composed
 * sites lack.
 */
async function answerSignIns(page: Page): Promise<void> {
  await page.route('https://identitytoolkit.googleapis.com/**', (route) => {
    const isSignIn = route.request().url().includes(':signInWithPassword');
    const account = { localId: EMAIL, email: EMAIL };
    const tokens = { idToken: idToken(), refreshToken: 'sample', expiresIn: '3600' };
    return route.fulfill({ json: isSignIn ? { ...account, ...tokens } : { users: [account] } });
  });
}

/** Opens a staff page and signs in. */
export async function openAsStaff(page: Page, url: string): Promise<void> {
  await answerSignIns(page);
  await page.goto(url);
  await expect(page.getByRole('heading', { name: 'Staff Sign-In' })).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.getByLabel('Email').fill(EMAIL);
  await page.getByLabel('Password').fill('sample-password');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('button', { name: 'Account' })).toBeVisible();
}
