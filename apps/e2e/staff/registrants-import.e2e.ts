import { writeFile } from 'node:fs/promises';
import { runEntry } from '@raade/operate/backend/testing/run-entry.ts';
import { expect, test } from '../stack/local-stack.ts';
import { exportButton, exportCsv } from './registrants-page.ts';
import { signInAsStaff } from './staff.ts';
import { withinNow } from '../machine/pace.ts';

test('[DATA-09] a file that staff have exported imports back without a change', async ({
  page,
}, testInfo) => {
  await page.goto('/admin/reconciliation');
  await signInAsStaff(page);
  // The emulator is slow to answer its first query of all, which this may be.
  const all = { timeout: withinNow(15_000) };
  await expect(exportButton(page)).toHaveText('Export 60 All Registrants', all);
  const { bytes } = await exportCsv(page);
  const file = testInfo.outputPath('registrants.csv');
  await writeFile(file, bytes);

  const { status, said } = runEntry(
    'tools/operate/registrants-import/registrants-import.command.ts',
    [file],
  );
  expect(said).toMatch(/created +0\n +changed +0\n +unchanged +60\n +skipped +0/);
  expect(status).toBe(0);
});
