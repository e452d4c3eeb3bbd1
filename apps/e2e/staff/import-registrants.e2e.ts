import { COLLECTIONS } from '@raade/contracts/base/collections';
import { csvLine } from '@raade/contracts/base/csv-line';
import { expectAccessible } from '../accessibility/every-theme.ts';
import { removeDocument } from '../stack/documents.ts';
import { interceptEarly } from '../stack/intercept-early.ts';
import { expect, test } from '../stack/local-stack.ts';

import { openAs } from './staff.ts';

/** A separate forum, since other tests count the registrants of the current one. */
const FORUM = '2019';
const REGISTRANTS = 300;

/** A file as a form saves it: with semicolons, other column names, and twelve invalid addresses. */
function fileOfForm(): Buffer {
  const lines = Array.from({ length: REGISTRANTS }, (_, index) => [
    `Imported Attendee ${index}`,
    index % 25 === 3 ? 'nobody' : `imported-${index}@example.org`,
    'Example University',
  ]);
  const text = [['Name', 'E-mail address', 'University'], ...lines].map(csvLine).join('');
  return Buffer.from(`sep=;\r\n${text.replaceAll(',', ';')}`);
}

test('[DATA-09] a mailer imports 300 registrants from a spreadsheet with twelve wrong rows, and undoes it', async ({
  page,
  backend,
}) => {
  await interceptEarly(page);
  await openAs(page, `/admin/reconciliation?forum=${FORUM}`, backend, 'mailer');
  await expect(page.getByText('There are no registrants yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Import from a spreadsheet' }).click();
  await page
    .getByLabel('Spreadsheet')
    .setInputFiles({ name: 'form.csv', mimeType: 'text/csv', buffer: fileOfForm() });
  await expect(page.getByLabel('E-mail address')).toHaveValue('email');
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByText('12 refused, 0 changed, 288 added, 0 unchanged')).toBeVisible();
  const refused = page.getByRole('listitem').filter({ hasText: 'must be' });
  await expect(refused).toHaveCount(12);
  await expect(refused.first()).toHaveText(
    'Line 6: Imported Attendee 3Email must be an email address',
  );
  await expectAccessible(page, 'the preview of an import', { widths: [360, 1440] });

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download refused rows' }).click();
  expect((await downloading).suggestedFilename()).toMatch(/^Registrants_Not_Imported_.*\.csv$/);

  await page.getByRole('button', { name: 'Import 288' }).click();
  await expect(page.getByText('Imported: 288 added, 0 changed. 12 refused.')).toBeVisible();
  await expect(page.getByText('288 of 288 registrants shown')).toBeVisible();
  await page.reload();
  await expect(page.getByText('288 of 288 registrants shown')).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.getByRole('button', { name: 'Undo Import' }).click();
  await expect(page.getByText('288 removed or restored.')).toBeVisible();
  await expect(page.getByText('There are no registrants yet.')).toBeVisible();
  await removeDocument(backend, `${COLLECTIONS.registrantLists}/${FORUM}`);
});
