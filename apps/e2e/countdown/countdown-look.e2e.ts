import { violationsOf } from '../accessibility/violations.ts';
import { expect, test } from '../federation/composed-site.ts';

for (const theme of ['Light', 'Dark']) {
  test(`the open countdown fits and reads well in the theme '${theme}'`, async ({ page, site }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install({ time: '2025-04-01T12:00:00-05:00' });
    await page.goto(`${site.url}/apply/student`);
    await page.getByRole('contentinfo').getByRole('radio', { name: theme }).check();
    await page
      .getByRole('complementary', { name: /^Countdown/ })
      .getByRole('button')
      .click();
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 700 });
      const box = await page.getByRole('complementary', { name: /^Countdown/ }).boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
      expect(box?.y).toBeGreaterThan(0);
      expect(await violationsOf(page, { within: '[aria-label^=Countdown]' })).toEqual([]);
    }
  });
}

test('at the end of the page the pill covers nothing of the footer', async ({ page, site }) => {
  await page.clock.install({ time: '2025-04-01T12:00:00-05:00' });
  await page.goto(`${site.url}/apply/student`);
  const pill = page.getByRole('complementary', { name: /^Countdown/ }).getByRole('button');
  await expect(pill).toBeVisible();
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 700 });
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const last = await page.getByRole('button', { name: 'Back to top' }).boundingBox();
    const bottom = (last?.y ?? Infinity) + (last?.height ?? 0);
    expect(bottom).toBeLessThanOrEqual((await pill.boundingBox())?.y ?? 0);
  }
});

test('on a phone the pill says what it counts to, and makes room while somebody writes', async ({
  page,
  site,
}) => {
  await page.clock.install({ time: '2025-04-01T12:00:00-05:00' });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${site.url}/apply/student`);
  const pill = page.getByRole('complementary', { name: /^Countdown/ });
  await expect(pill.getByText('to the forum')).toBeVisible();
  await page.getByLabel('Email').focus();
  await expect(pill).toBeHidden();
  await page.getByLabel('Email').blur();
  await expect(pill).toBeVisible();
});

test('on a phone it is a bar along the foot, whose words can be read, and what has the focus stands above it', async ({
  page,
  site,
}) => {
  await page.clock.install({ time: '2025-04-01T12:00:00-05:00' });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${site.url}/apply/student`);
  const bar = page.getByRole('complementary', { name: /^Countdown/ });
  const { x, y, width, height } = (await bar.boundingBox()) ?? {
    x: NaN,
    y: NaN,
    width: 0,
    height: 0,
  };
  expect([x, width, y + height]).toEqual([0, 360, 740]);
  expect(height).toBeLessThanOrEqual(48);
  const size = (one: Element) => Number.parseFloat(getComputedStyle(one).fontSize);
  expect(await bar.getByText('to the forum').evaluate(size)).toBeGreaterThanOrEqual(13);

  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Instagram' }).focus();
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  const box = await link.boundingBox();
  expect((box?.y ?? NaN) + (box?.height ?? 0)).toBeLessThanOrEqual(y);
});
