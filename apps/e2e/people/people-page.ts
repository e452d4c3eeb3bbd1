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

/** Opens the record of a person, beside the table or in its place. */
export async function showPerson(page: Page, email: string) {
  await rowOf(page, email).getByRole('button').click();
  return page.getByRole('region', { name: email });
}

/** The link that sets a password, from the newest mail to the address. The outbox is sent now, not in a minute. */
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
