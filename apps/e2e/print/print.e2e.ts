import type { Page } from '@playwright/test';
import { expect, test } from '../federation/composed-site.ts';
import { openSchedule } from '../schedule/schedule-page.ts';

/** The width of A4 in CSS pixels, without its margins. */
const SHEET = { width: 688, height: 1000 };

async function openOnPaper(page: Page, address: string, title: string): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('raade-ui-theme', 'dark'));
  await page.setViewportSize(SHEET);
  await page.goto(address);
  await page.getByRole('heading', { name: title, level: 1 }).waitFor();
  await page.emulateMedia({ media: 'print' });
}

/** Finds text that is not dark or not on white, with its colors. */
function unlikePaper(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const channels = (colour: string) => colour.match(/[\d.]+/g)?.map(Number) ?? [];
    const isDark = (ink: string) =>
      channels(ink)
        .slice(0, 3)
        .every((channel) => channel <= 0x55);
    const isWhite = (ground: string) =>
      channels(ground)[3] === 0 ||
      channels(ground)
        .slice(0, 3)
        .every((channel) => channel === 255);
    return Array.from(document.querySelectorAll<HTMLElement>('main *, footer *'))
      .filter((element) => element.checkVisibility() && !element.closest('svg, img'))
      .map((element) => [element, getComputedStyle(element)] as const)
      .filter(([, style]) => !isDark(style.color) || !isWhite(style.backgroundColor))
      .map(
        ([element, style]) =>
          `${element.outerHTML.slice(0, 80)} ${style.color}, ${style.backgroundColor}`,
      );
  });
}

const PAGES = [
  { path: '/speakers/ama-sample', title: 'Ama Sample', links: ['https://ama-sample.example.org'] },
  {
    path: '/projects/sunfi-solar-initiative',
    title: 'Solar Access Program',
    links: ['https://solar-finance.example.org'],
  },
  { path: '/contact', title: 'Contact us', links: ['https://linkedin.example.org/raade'] },
];

test('pages print black on white, with addresses, and without buttons', async ({ page, site }) => {
  for (const { path, title, links } of PAGES) {
    await page.emulateMedia({ media: 'screen' });
    await openOnPaper(page, site.url + path, title);
    for (const role of ['banner', 'navigation', 'button'] as const) {
      await expect(page.getByRole(role), `${role} on ${path}`).toHaveCount(0);
    }
    await expect.poll(() => unlikePaper(page), path).toEqual([]);
    for (const link of links) {
      const after = await page
        .locator(`main a[href="${link}"]`)
        .first()
        .evaluate((element) => getComputedStyle(element, '::after').content);
      expect(after).toContain(link);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(SHEET.width);
    await expect(page.getByText('Rice Association for African Development').last()).toBeVisible();
  }

  await page.emulateMedia({ media: 'screen' });
  await openOnPaper(page, `${site.url}/projects/sunfi-solar-initiative`, 'Solar Access Program');
  const source = page.getByText(/\/projects\/sunfi-solar-initiative · hello@example\.org$/);
  await expect(source).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await expect(source).toBeHidden();

  await openOnPaper(page, `${site.url}/donate`, 'Donate');
  await expect(page.getByText('Your gift pays for the field work').first()).toBeVisible();
  for (const role of ['textbox', 'button'] as const) {
    await expect(page.getByRole(role)).toHaveCount(0);
  }
});

test('the schedule prints alone, on one page per day', async ({ page, site }) => {
  await page.addInitScript(() => localStorage.setItem('raade-ui-theme', 'dark'));
  const schedule = await openSchedule(page, { url: site.url });
  for (const format of ['Letter', 'A4']) {
    const pdf = (await page.pdf({ format })).toString('latin1');
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(2);
  }
  await page.emulateMedia({ media: 'print' });
  await expect(schedule).toBeHidden();
  await expect(page.getByRole('navigation').first()).toBeHidden();
  const paper = page.getByRole('table');
  await expect(paper).toHaveCount(2);
  await expect(paper.last().getByRole('row')).toHaveCount(16);
  await expect(paper.last()).toContainText('4:30-5:15 PM');
  await expect(paper.last()).toHaveCSS('color', 'rgb(0, 0, 0)');
});
