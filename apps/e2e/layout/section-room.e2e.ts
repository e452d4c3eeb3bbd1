import type { Page } from '@playwright/test';
import { expect, test } from '../federation/composed-site.ts';
import { scrollThrough } from './scroll-through.ts';

/** Finds parts of the page that are higher than their reserved height. */
function partsWithoutRoom(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLElement>('main div'))
      .map((room) => ({ room, kept: parseFloat(getComputedStyle(room).minHeight) }))
      .filter(({ room, kept }) => kept > 200 && room.getBoundingClientRect().height > kept + 1)
      .map(({ room, kept }) => {
        const { height } = room.getBoundingClientRect();
        return `${room.querySelector('[id]')?.id} is ${Math.round(height)} px high, of ${kept}`;
      }),
  );
}

for (const route of ['/', '/about', '/conference']) {
  test(`${route} reserves space for late parts at every width, also with system fonts`, async ({
    site,
    page,
  }) => {
    await page.route('**/*.woff2', (request) => request.abort());
    for (const width of [360, 412, 768, 900, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(site.url + route);
      await scrollThrough(page);
      await expect(page.getByText(/^Loading section/)).toHaveCount(0);
      expect.soft(await partsWithoutRoom(page), `${width} px`).toEqual([]);
    }
  });
}
