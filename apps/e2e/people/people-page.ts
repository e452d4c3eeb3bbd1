import type { Page } from '@playwright/test';
import { LOCAL_TICK } from '@raade/contracts/base/callables';
import { LOCAL_PROJECT_ID } from '@raade/contracts/local/local-stack';
import type { Backend } from '../stack/documents.ts';
import { expect } from '../stack/local-stack.ts';
import { mailsAbout } from '../email-management/inbox.ts';
import { openAs } from '../staff/staff.ts';

/** Opens the page **People** as a new admin. */
export async function openPeople(page: Page, backend: Backend) {
  const admin = await openAs(page, '/admin/people', backend, 'admin');
  await expect(rowOf(page, admin.email)).toBeVisible();
  return admin;
}

export const rowOf = (page: Page, email: string) => page.getByRole('row', { name: email });

/** Reads the link for setting a password from the newest mail to an address. Sends the outbox at once. */
export async function linkSentTo(email: string, subject: string, backend: Backend) {
  const { emulators, functionsRegion } = backend.stack.environment;
  const tick = `${emulators?.functions}/${LOCAL_PROJECT_ID}/${functionsRegion}/${LOCAL_TICK}`;
  let link = '';
  await expect
    .poll(async () => {
      await backend.request.post(tick);
      const mails = await mailsAbout(backend, subject);
      const html = mails.findLast(({ to }) => to === email)?.html ?? '';
      link = /href="([^"]*set-password#[^"]*)"/.exec(html)?.[1] ?? '';
      return link;
    })
    .not.toBe('');
  return link.replaceAll('&amp;', '&');
}
