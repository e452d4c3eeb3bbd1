import { expectAccessible } from '../accessibility/every-theme.ts';
import { expect, test } from '../stack/local-stack.ts';
import { goBack, isSeen, openAsEditor, openHistory, publish } from './editors.ts';
import { openStaffPage } from '../staff/staff.ts';

const PHONE = { width: 390, height: 844 };
const DATES = 'April 10-11, 2026';
/** Creating a new forum takes longer than a change. */
const SEEN_WITHIN_MS = 15_000;
const HEADERS = 'Title,Day,Begins,Ends,Room,Kind';
/** Ten sessions; two have the same name on different days. */
const ROWS = Array.from({ length: 10 }, (_none, index) => {
  const title = index % 5 === 2 ? 'Lunch' : `Workshop ${index + 1}`;
  const hour = 9 + (index % 5);
  return `${title},Day ${index < 5 ? 1 : 2},${hour}:00,${hour}:45,Hall,Workshop`;
});

test(
  'on a phone the next forum is announced, gets ten sessions from a spreadsheet, and all of it is undone',
  { tag: '@alone' },
  async ({ page, elsewhere: visitor, backend }) => {
    test.slow();
    await page.setViewportSize(PHONE);
    await openAsEditor(page, '/editor', backend);
    await page.getByRole('link', { name: 'Set up the next forum' }).click();
    await page.getByLabel('First day', { exact: true }).fill('2026-04-10');
    await page.getByLabel('Last day', { exact: true }).fill('2026-04-11');
    await page.getByLabel('Place').fill('');
    await expect(
      page.getByText(`The forum is on ${DATES}. In 2025: April 11-12, 2025.`),
    ).toBeVisible();
    await expectAccessible(page, 'the next forum', { widths: [390] });
    await page.getByRole('button', { name: 'Save as drafts' }).click();
    await expect(page.getByRole('checkbox', { name: `Next forum: ${DATES}` })).toBeChecked();
    await expect(page.getByRole('button', { name: 'Publish 1 change' })).toBeInViewport();
    await expectAccessible(page, 'the change to the next forum', { widths: [390] });
    await publish(page);
    await isSeen(visitor, DATES, SEEN_WITHIN_MS);
    // Links to last year's speakers lead to the archive.
    await visitor.goto('/conference/speakers/ama-sample', { waitUntil: 'load' });
    await expect(visitor.getByRole('heading', { level: 1, name: 'Ama Sample' })).toBeVisible();
    await expect(visitor).toHaveURL(/\/conference\/2025\//);

    await openStaffPage(page, 'Import content');
    await page.getByLabel('File').setInputFiles({
      name: 'program.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from([HEADERS, ...ROWS, 'Late,4/10/2026,9:00,9:45,Hall,Talk'].join('\n')),
    });
    await page.getByRole('button', { name: 'Preview changes' }).click();
    await expect(page.getByText('1 refused, 0 changed, 10 added, 0 unchanged')).toBeVisible();
    await expectAccessible(page, 'the rows of a spreadsheet', { widths: [390] });
    await page.getByRole('button', { name: 'Save as drafts' }).click();
    await page.getByRole('link', { name: 'See the changes' }).click();
    await expect(page.getByText('Workshop 10 was added on Day 2 at 1:00 PM')).toBeVisible();
    await publish(page);
    await isSeen(visitor, 'Workshop 5', SEEN_WITHIN_MS);

    await goBack(page, (await openHistory(page)).nth(2));
    await isSeen(visitor, 'Opening Address', SEEN_WITHIN_MS);
  },
);
