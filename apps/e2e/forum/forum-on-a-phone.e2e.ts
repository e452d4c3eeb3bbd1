import { expect, test } from '../federation/composed-site.ts';
import { pageIsLiving } from '../federation/living-page.ts';
import { scrollTo } from '../layout/scroll-to.ts';

const PHONE = { width: 360, height: 740 };

for (const type of ['its own type', 'the type of the system']) {
  test(`on a phone the page is at most thirteen screens high, in ${type}`, async ({
    site,
    page,
  }) => {
    if (type === 'the type of the system') {
      await page.route('**/*.woff2', (request) => request.abort());
    }
    await page.setViewportSize(PHONE);
    await page.goto(`${site.url}/conference`);
    await pageIsLiving(page);
    await scrollTo(page.locator('#donation'));
    await expect(page.getByRole('heading', { name: 'Support Our Mission' })).toBeVisible();
    const { scrollHeight, scrollWidth } = await page.evaluate(() => {
      const { scrollHeight: high, scrollWidth: wide } = document.documentElement;
      return { scrollHeight: high, scrollWidth: wide };
    });
    expect(scrollHeight).toBeLessThanOrEqual(13 * PHONE.height);
    expect(scrollWidth).toBe(PHONE.width);
  });
}

test('a phone shows the faces of six speakers, and all of them with their biographies once asked for', async ({
  site,
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto(`${site.url}/conference`);
  await pageIsLiving(page);
  const speakers = page.getByRole('region', { name: 'Featured Speakers' });
  const cards = speakers.getByRole('listitem').filter({ visible: true });
  const biography = speakers.getByText('Studies how small firms');
  const more = speakers.getByText('All 11 speakers');
  await expect(cards).toHaveCount(6);
  await expect(biography).toBeHidden();

  await speakers.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(cards).toHaveCount(11);
  await expect(biography).toBeVisible();
  await speakers.getByText('Fewer speakers').click();
  await expect(cards).toHaveCount(6);

  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(cards).toHaveCount(11);
  await expect(more).toBeHidden();
});
