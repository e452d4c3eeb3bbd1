import type { Page } from '@playwright/test';
import { expect, test } from '../federation/composed-site.ts';

/** The width of A4 in CSS pixels, without its margins. */
const SHEET = { width: 688, height: 1000 };

async function openOnPaper(page: Page, address: string, title: string): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('raade-ui-theme', 'dark'));
  await page.setViewportSize(SHEET);
  await page.goto(address);
  await page.getByRole('heading', { name: title, level: 1 }).waitFor();
  await page.emulateMedia({ media: 'print' });
}

/** Words whose ink is not dark, or that stand on a ground that is not white, each with its colours. */
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

for (const { path, title, links } of PAGES) {
  test(`${path} prints black on white, with addresses, and without what can only be pressed`, async ({
    page,
    site,
  }) => {
    await openOnPaper(page, site.url + path, title);
    for (const role of ['banner', 'navigation', 'button'] as const) {
      await expect(page.getByRole(role)).toHaveCount(0);
    }
    await expect.poll(() => unlikePaper(page)).toEqual([]);
    for (const link of links) {
      const after = await page
        .locator(`main a[href="${link}"]`)
        .first()
        .evaluate((element) => getComputedStyle(element, '::after').content);
      expect(after).toContain(link);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(SHEET.width);
    await expect(page.getByText('Rice Association for African Development').last()).toBeVisible();
  });
}

test('a project on paper tells where it stands, and whom to ask', async ({ page, site }) => {
  await openOnPaper(page, `${site.url}/projects/sunfi-solar-initiative`, 'Solar Access Program');
  const source = page.getByText(/\/projects\/sunfi-solar-initiative · hello@example\.org$/);
  await expect(source).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await expect(source).toBeHidden();
});

test('/donate prints what gifts are for, and no form', async ({ page, site }) => {
  await openOnPaper(page, `${site.url}/donate`, 'Donate');
  await expect(page.getByText('Your gift pays for the field work').first()).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveCount(0);
});
