import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility/every-theme.ts';
import { expect, test } from '../stack/local-stack.ts';
import { openAs, openStaffPage } from './staff.ts';

/** The number of charts with more than one color in them. */
const charts = (page: Page) =>
  page.locator('canvas').evaluateAll((canvases) => {
    const isDrawn = (canvas: Element) => {
      const { width, height } = canvas as HTMLCanvasElement;
      const drawing = (canvas as HTMLCanvasElement).getContext('2d');
      const dots = new Uint32Array(drawing?.getImageData(0, 0, width, height).data.buffer ?? []);
      return new Set(dots).size > 1;
    };
    return canvases.filter((canvas) => isDrawn(canvas)).length;
  });

test('the overview is the first page of staff, has charts, is accessible, and can be printed', async ({
  page,
  backend,
}) => {
  await openAs(page, '/admin', backend, 'viewer');
  await expect(page).toHaveURL('/admin/overview');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overview');
  const months = page.getByRole('table', { name: 'Donations by month and source' });
  await expect(months.getByRole('rowheader').first()).toHaveText('All donations');
  await expect(page.getByRole('rowheader', { name: 'All registrants' })).toBeVisible();
  await expect.poll(() => charts(page)).toBe(2);

  await page.setViewportSize({ width: 390, height: 844 });
  const cut = await page
    .getByRole('main')
    .getByRole('region')
    .evaluateAll((frames) => frames.filter((each) => each.scrollWidth > each.clientWidth).length);
  expect(cut, 'tables that scroll sideways on a phone').toBe(0);
  await expectAccessible(page, 'the overview', { widths: [360, 1440] });

  await page.emulateMedia({ media: 'print' });
  await expect(months).toBeVisible();
  for (const role of ['banner', 'navigation', 'button'] as const) {
    await expect(page.getByRole(role), role).toHaveCount(0);
  }
  await page.emulateMedia({ media: 'screen' });
  await openStaffPage(page, 'Payments');
  await expect(page).toHaveURL(/tab=payments/);
});
