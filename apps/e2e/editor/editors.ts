import type { Page } from '@playwright/test';
import type { Backend } from '../stack/documents.ts';
import { expect } from '../stack/local-stack.ts';
import { makeAccount } from '../staff/applications-page.ts';
import { signInAs } from '../staff/staff.ts';

/** Makes an account that may write the content. */
export const hireEditor = (backend: Backend) => makeAccount(backend, { roles: ['editor'] });

/** Opens a page of the editor as a new editor, once the content was read. */
export async function openAsEditor(page: Page, address: string, backend: Backend) {
  const editor = await hireEditor(backend);
  await page.goto(address);
  await signInAs(page, editor);
  // Something to search or to write.
  const content = page.getByRole('searchbox').or(page.getByRole('button', { name: 'Undo' }));
  await expect(content).toBeVisible();
  return editor;
}

/**
 * Waits until nothing is left to save on the page of an item. By the line that is seen: what is said aloud goes on to
 * say 'Saved' of the change before while the next one is on its way.
 */
export const isSaved = (page: Page) =>
  expect(page.locator('p[aria-hidden="true"]').filter({ hasText: /^Saved$/ })).toBeVisible();

/** Takes back what a story has left of the item whose page is open: others write, too. */
export async function discardDraft(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Discard draft' }).click();
  const question = page.getByRole('dialog', { name: 'Discard this draft?' });
  await question.getByRole('button', { name: 'Discard draft' }).click();
  await expect(page.getByText('Nothing to save: this is what is live.').first()).toBeVisible();
}
