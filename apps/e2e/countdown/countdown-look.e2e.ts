import { expectAccessible } from '../accessibility/every-theme.ts';
import { expect, test } from '../federation/composed-site.ts';

test('the countdown fits at every width, does not cover the footer, and is hidden while somebody types', async ({
  page,
  site,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install({ time: '2025-04-01T12:00:00-05:00' });
  await page.goto(`${site.url}/apply/student`);
  const countdown = page.getByRole('complementary', { name: /^Countdown/ });
  const pill = countdown.getByRole('button');
  const footer = page.getByRole('contentinfo');
  for (const width of [1440, 768, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const last = await page.getByRole('button', { name: 'Back to top' }).boundingBox();
    const bottom = (last?.y ?? Infinity) + (last?.height ?? 0);
    expect(bottom).toBeLessThanOrEqual((await pill.boundingBox())?.y ?? 0);
    await pill.click();
    await expect(countdown.getByRole('link', { name: /^Add to Calendar/ })).toBeVisible();
    const box = await countdown.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    expect(box?.y).toBeGreaterThan(0);
    await expectAccessible(page, `the open countdown, ${width} px`);
    await pill.click();
  }

  await test.step('on a phone it is a bar at the bottom, and the focused element is above it', async () => {
    const bar = await countdown.boundingBox();
    const top = bar?.y ?? NaN;
    expect([bar?.x, bar?.width, top + (bar?.height ?? NaN)]).toEqual([0, 360, 740]);
    expect(bar?.height).toBeLessThanOrEqual(48);
    const size = (one: Element) => Number.parseFloat(getComputedStyle(one).fontSize);
    const words = countdown.getByText('to the forum');
    expect(await words.evaluate(size)).toBeGreaterThanOrEqual(13);
    await footer.getByRole('link', { name: 'Instagram' }).press('Tab');
    const link = footer.getByRole('link', { name: 'Privacy' });
    await expect(link).toBeFocused();
    const box = await link.boundingBox();
    expect((box?.y ?? NaN) + (box?.height ?? 0)).toBeLessThanOrEqual(top);
    await page.getByLabel('Email').focus();
    await expect(countdown).toBeHidden();
    await page.getByLabel('Email').blur();
    await expect(countdown).toBeVisible();
  });
});
