import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';

/** The request with which the browser reads registrants. */
export const READ = '**/documents:runQuery*';

export const table = (page: Page) => page.getByRole('table', { name: 'Registrants' });
export const rows = (page: Page) => page.locator('tr[data-row]');
export const names = (page: Page) => rows(page).getByRole('rowheader').allTextContents();
export const search = (page: Page) => page.getByPlaceholder('Search registrants...');
export const exportButton = (page: Page) => page.getByRole('button', { name: /^Export/ });

/** Exports, and reads the file with a library of others: its name, its bytes and its lines by header. */
export async function exportCsv(page: Page) {
  const downloading = page.waitForEvent('download');
  await exportButton(page).click();
  const download = await downloading;
  const bytes = await readFile(await download.path());
  const lines: Record<string, string>[] = parse(bytes, { bom: true, columns: true });
  return { name: download.suggestedFilename(), bytes, lines };
}
