import type { Locator } from '@playwright/test';
import { OTHER_CONTENT } from '@raade/content-model/testing/other-content';
import { picturesIn } from '@raade/content-model/pictures/pictures-in';
import { expect, test } from '../federation/composed-site.ts';
import { publishOther } from './other-edition.ts';
import { scrollTo } from '../layout/scroll-to.ts';

const [first, second, third] = OTHER_CONTENT.speakers.filter((speaker) => speaker.picture);
if (!first?.picture || !second || !third) throw new Error('Too few speakers have a picture.');
const { id, picture } = first;

const shownFile = (image: Locator) =>
  image.evaluate(({ currentSrc }: HTMLImageElement) => currentSrc && new URL(currentSrc).pathname);
const isLoaded = (image: Locator) =>
  image.evaluate((element: HTMLImageElement) => element.complete && element.naturalWidth > 0);

test('an edition with pictures shows them in the newest format, no larger than their frames; a failed one is replaced by the next format, and at last by the name', async ({
  site,
  page,
  browser,
}) => {
  await publishOther(site);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${site.url}/conference/speakers/${id}`);
  const portrait = page.getByRole('img', { name: picture.alt });
  await expect.poll(() => isLoaded(portrait)).toBe(true);
  const file = await shownFile(portrait);
  expect(file).toMatch(new RegExp(`^/p/${picture.id}/\\d+\\.avif$`));
  const answer = await fetch(site.url + file);
  expect(answer.headers.get('content-type')).toBe('image/avif');
  expect(answer.headers.get('cache-control')).toContain('immutable');
  const { shown, drawn } = await portrait.evaluate((element: HTMLImageElement) => ({
    shown: element.clientWidth * devicePixelRatio,
    drawn: Number(/(\d+)\.avif$/.exec(element.currentSrc)?.[1]),
  }));
  expect(drawn).toBeLessThanOrEqual(shown * 3);

  await page.setViewportSize({ width: 1280, height: 800 });
  for (const [address, part] of [
    ['/conference', 'speakers'],
    ['/about', 'team'],
    ['/studios', 'projects'],
  ] as const) {
    await page.goto(site.url + address);
    for (const { picture: each } of picturesIn({ [part]: OTHER_CONTENT[part] }).slice(0, 2)) {
      const image = page.locator(`picture img[src^="/p/${each.id}/"]`).first();
      await scrollTo(image);
      await expect.poll(() => isLoaded(image), { message: `${address} ${each.id}` }).toBe(true);
    }
  }

  // A new context, since browsers cache loaded pictures.
  const context = await browser.newContext();
  const other = await context.newPage();
  site.servers.shell.fail({ kind: 'status', status: 500, matches: /^\/p\/.*\.avif$/ });
  await other.goto(`${site.url}/conference/speakers/${second.id}`);
  const theirs = other.getByRole('img', { name: second.picture?.alt ?? '' });
  await expect.poll(() => shownFile(theirs)).toMatch(/\.webp$/);
  await expect.poll(() => isLoaded(theirs)).toBe(true);
  site.servers.shell.fail({ kind: 'status', status: 404, matches: /^\/p\// });
  await other.goto(`${site.url}/conference/speakers/${third.id}`);
  const main = other.getByRole('main');
  await expect(main.locator('svg', { hasText: third.name })).toBeVisible();
  await expect(main.locator('img[src^="/p/"]')).toHaveCount(0);
  await context.close();
});
