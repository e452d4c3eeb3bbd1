import type { Locator, Page } from '@playwright/test';
import { withinNow } from '../machine/pace.ts';
import type { Backend } from '../stack/documents.ts';
import { expect } from '../stack/local-stack.ts';
import { openAs, openStaffPage } from '../staff/staff.ts';

/** Opens a page of the editor as a new editor, and waits for the content. */
export async function openAsEditor(page: Page, address: string, backend: Backend) {
  const editor = await openAs(page, address, backend, 'editor');
  // A search box or a button to write.
  const content = page.getByRole('searchbox').or(page.getByRole('button', { name: 'Undo' }));
  await expect(content).toBeVisible();
  return editor;
}

/**
 * Waits until everything on the page of an item is saved. Checks the visible line, since the announced text may still
 * be about an earlier save.
 */
export const isSaved = (page: Page) =>
  expect(page.locator('p[aria-hidden="true"]').filter({ hasText: /^Saved$/ })).toBeVisible();

/** Discards the draft of the open item, for other tests. */
export async function discardDraft(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Discard draft' }).click();
  const question = page.getByRole('dialog', { name: 'Discard this draft?' });
  await question.getByRole('button', { name: 'Discard draft' }).click();
  await expect(page.getByText('No changes: same as the live version.').first()).toBeVisible();
}

/** Publishes what is selected on the page of changes. */
export async function publish(page: Page, note = ''): Promise<void> {
  await page.getByRole('button', { name: /^Publish \d+ changes?$/ }).click();
  const question = page.getByRole('dialog', { name: /^Publish/ });
  await question.getByLabel(/^Note/).fill(note);
  await question.getByRole('button', { name: 'Publish now' }).click();
  await isLive(page);
}

const isLive = (page: Page) => expect(page.getByText(/^Live as of/)).toBeVisible();

/** Opens the history, whose entries are newest first. */
export async function openHistory(page: Page) {
  await openStaffPage(page, 'History');
  return page.getByRole('main').locator('li:has(h2)');
}

/** Restores an entry of the history. */
export async function goBack(page: Page, entry: Locator): Promise<void> {
  await entry.getByRole('button', { name: /^Restore this/ }).click();
  const question = page.getByRole('dialog', { name: 'Restore this?' });
  await question.getByRole('button', { name: 'Restore this' }).click();
  await isLive(page);
}

/** Reloads a visitor's page until it shows a text. */
export const isSeen = (visitor: Page, text: string, within = 5000) =>
  expect(async () => {
    await visitor.goto('/conference', { waitUntil: 'load' });
    await expect(visitor.getByText(text).first()).toBeVisible({ timeout: withinNow(500) });
  }).toPass({ timeout: withinNow(within) });
