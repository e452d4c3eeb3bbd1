import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible, WIDTHS } from '../accessibility/every-theme.ts';
import { scrollTo } from '../layout/scroll-to.ts';
import { withinNow } from '../machine/pace.ts';
import { goBack, isSaved, isSeen, openHistory, publish } from '../editor/editors.ts';
import { openAs, openStaffPage } from '../staff/staff.ts';
import type { Backend } from '../stack/documents.ts';
import { expect, test } from '../stack/local-stack.ts';

// In sequence, since concurrent publications are refused.
test.describe.configure({ mode: 'default' });

const PHONE = { width: 360, height: 740 };
const SESSION = 'Innovation Showcase';
const UID = 'innovation-showcase@';

/**
 * Waits for a page that is derived from the content; reloads, since a function that is starting may miss the first
 * call.
 */
async function whenRead(page: Page, part: Locator): Promise<void> {
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(async () => {
    if (await again.isVisible()) await again.click();
    await expect(part).toBeVisible({ timeout: withinNow(2000) });
  }).toPass();
}

/** Reads the calendar entry of the session, with its sequence number. */
async function calendarEntry({ request, stack }: Backend) {
  const text = await (await request.get(`${stack.origins.shell}/schedule.ics`)).text();
  // Lines are folded after 75 bytes.
  const entries = text.replaceAll('\r\n ', '').split('BEGIN:VEVENT');
  const entry = entries.find((one) => one.includes(UID)) ?? '';
  return { entry, sequence: Number(/SEQUENCE:(\d+)/.exec(entry)?.[1] ?? 0) };
}

test('an editor changes a room on a phone, compares, publishes, and restores the earlier edition', async ({
  page,
  elsewhere: visitor,
  backend,
}) => {
  test.slow();
  const room = `Room ${randomUUID().slice(0, 6)}`;
  await page.setViewportSize(PHONE);
  await openAs(page, '/editor/sessions/innovation-showcase', backend, 'editor');
  await whenRead(page, page.getByLabel('Room'));
  await page.getByLabel('Room').fill(room);
  await page.getByRole('button', { name: 'Add to Speakers' }).click();
  await page.getByLabel('Speaker', { exact: true }).last().selectOption('ama-sample');
  await page.getByLabel('Role', { exact: true }).last().fill('Guest');
  await isSaved(page);

  await openStaffPage(page, 'Changes');
  await expect(page.getByText(`${SESSION} moved from `)).toContainText(`to ${room}`);
  await expect(page.getByText(`${SESSION} gained Ama Sample`)).toBeVisible();
  await expectAccessible(page, 'changes', { widths: WIDTHS });
  await page.setViewportSize(PHONE);
  // Drafts of other tests are not published.
  await page.getByRole('button', { name: 'Choose none' }).click();
  await page.getByRole('checkbox', { name: SESSION }).check();
  const before = await calendarEntry(backend);
  await visitor.goto('/conference', { waitUntil: 'load' });
  await publish(page, 'A story.');
  await isSeen(visitor, room);
  const after = await calendarEntry(backend);
  expect(after.entry).toContain(room);
  expect(after.sequence).toBeGreaterThan(before.sequence);

  const editions = await openHistory(page);
  const [live, earlier] = [editions.first(), editions.nth(1)];
  await expect(live).toContainText('A story.');
  await earlier.getByRole('button', { name: /^Compare/ }).click();
  await expect(earlier.getByText(`${SESSION} lost Ama Sample`)).toBeVisible();
  await expectAccessible(page, 'the history', { widths: WIDTHS });
  await page.setViewportSize(PHONE);
  await goBack(page, earlier);
  await expect
    .poll(async () => (await calendarEntry(backend)).entry, { timeout: withinNow(5000) })
    .not.toContain(room);
});

test('an editor adds a speaker with a photo on a phone, sees it in the preview, and publishes it', async ({
  page,
  context,
  elsewhere: visitor,
  backend,
}) => {
  test.slow();
  const name = `Efua Sample ${randomUUID().slice(0, 6)}`;
  const alt = `${name} at a desk.`;
  await page.setViewportSize(PHONE);
  await openAs(page, '/editor/speakers', backend, 'editor');
  const photo = await page.screenshot();
  await whenRead(page, page.getByRole('button', { name: 'Add a speaker' }));
  await page.getByRole('button', { name: 'Add a speaker' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a speaker' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByLabel('Role', { exact: true }).fill('Engineer');
  await page.getByLabel('Organization').fill('Sample Works');
  await page.getByLabel('Announced for').selectOption('panel');
  await page.getByLabel('Summary').fill('Builds bridges that last.');
  await page.getByRole('button', { name: 'Add to Areas of expertise' }).click();
  await page.getByLabel(/^Area of expertise 1/).fill('Bridges');
  const file = { name: 'photo.png', mimeType: 'image/png', buffer: photo };
  await page.getByLabel('Choose a picture').setInputFiles(file);
  await page.getByLabel('Description of the picture').fill(alt);
  await isSaved(page);

  await openStaffPage(page, 'Changes');
  await expect(page.getByText(`${name} was added`)).toBeVisible();
  const opened = context.waitForEvent('page');
  await page
    .getByRole('link', { name: /^Preview .* as on a phone$/ })
    .first()
    .click();
  const preview = await opened;
  await preview.goto('/conference?preview=edition@drafts');
  await expect(preview.getByRole('complementary', { name: 'Preview' })).toContainText(
    'content drafts',
  );
  await expect(preview.getByText(name).first()).toBeAttached();
  await preview.close();

  await page.getByRole('button', { name: 'Choose none' }).click();
  await page.getByRole('checkbox', { name }).check();
  await publish(page);
  await isSeen(visitor, name);
  const shown = visitor.getByRole('img', { name: alt }).first();
  await expect(async () => {
    // The page may still be loading and moving.
    await scrollTo(shown);
    expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
      0,
    );
  }).toPass();
});

test('a session is dragged on the timetable', async ({ page, backend }) => {
  await openAs(page, '/editor/program', backend, 'editor');
  const session = page.getByRole('button', { name: /^Welcome Dinner/ });
  const status = page.getByRole('region', { name: 'Timetable' }).getByRole('status').first();
  await whenRead(page, session);
  await page.getByRole('tab', { name: 'Day 2' }).click();
  await expectAccessible(page, 'a day with more rooms than a tablet shows', { widths: WIDTHS });
  await page.getByRole('tab', { name: 'Day 1' }).click();
  await session.press('Enter');
  await expect(status).toContainText('Moving Welcome Dinner: 7:30-8:30 PM');
  await expectAccessible(page, 'a session that is being moved', { widths: WIDTHS });
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1280, height: 900 });
  await drag(page, session, { steps: 2 });
  await expect(status).toHaveText('Welcome Dinner moved from 7:30 PM to 7:40 PM');
  await drag(page, session, { steps: -2 });
  await expect(status).toHaveText('Welcome Dinner moved from 7:40 PM to 7:30 PM');
});

/** Drags an element up or down by steps of five minutes. */
async function drag(
  page: Page,
  what: ReturnType<Page['getByRole']>,
  { steps }: { readonly steps: number },
): Promise<void> {
  await scrollTo(what, 'center');
  const box = await what.boundingBox();
  if (!box) throw new Error('It is not shown.');
  const step = box.height / 12;
  const [x, y] = [box.x + box.width / 2, box.y + 10];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + (steps * step) / 2);
  await page.mouse.move(x, y + steps * step);
  await page.mouse.up();
}
