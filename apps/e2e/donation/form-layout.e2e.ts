import type { Page } from '@playwright/test';
import { expect, test } from '../federation/composed-site.ts';
import { scrollTo } from '../layout/scroll-to.ts';

const ASSURANCE =
  'Your gift goes to Rice Association for African Development, a sample organization (tax ID 12-3456789, look it up).';

test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

/** Position of the checkbox, which a message above it would move. */
async function edgeOfAnonymous(page: Page) {
  const anonymous = page.getByRole('checkbox', { name: 'Make my donation anonymous' });
  await scrollTo(anonymous);
  const box = await anonymous.boundingBox();
  if (!box) throw new Error('The checkbox is not on the screen.');
  return { anonymous, x: box.x + box.width / 2, y: box.y + 3 };
}

test('a phone shows all amounts first and loads no picture, and the form says who receives the donation', async ({
  site,
  page,
}) => {
  const pictures: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('solar-lamp')) pictures.push(request.url());
  });
  const body = (await (await page.goto(`${site.url}/donate`))?.text()) ?? '';
  expect(body.replaceAll(/<[^>]*>/g, '')).toContain(ASSURANCE);
  const amounts = page.getByRole('radiogroup', { name: 'Amount' });
  for (const amount of ['$25', '$50', '$100', '$250', '$500', '$1,000', 'Custom']) {
    await expect(amounts.getByRole('radio', { name: amount, exact: true })).toBeInViewport({
      ratio: 1,
    });
  }
  const top = async (text: string) => (await page.getByText(text).boundingBox())?.y ?? NaN;
  expect(await top('Full name')).toBeLessThan(900);
  const panel = page.getByRole('complementary', { name: 'Your Impact' });
  await expect(page.getByText('$50 pays for').filter({ visible: true })).toHaveCount(1);
  await expect(panel.getByRole('listitem').first()).toBeHidden();
  await panel.getByText('More on what gifts do').click();
  await expect(panel.getByRole('listitem').first()).toBeVisible();

  await test.step('a press has its effect although a message appears at the same moment', async () => {
    const email = page.getByLabel('Email');
    for (const pointer of ['finger', 'mouse']) {
      await email.fill('jo@');
      const { anonymous, x, y } = await edgeOfAnonymous(page);
      if (pointer === 'finger') await page.touchscreen.tap(x, y);
      else await page.mouse.click(x, y, { delay: 80 });
      await expect(anonymous, pointer).toBeChecked({ checked: pointer === 'finger' });
      await expect(email).toHaveAccessibleDescription('Please enter a valid email address');
      // After a reload, the form shows no errors.
      await page.reload();
    }
  });

  expect(pictures).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect.poll(() => pictures.length).toBe(1);
  await page.setViewportSize({ width: 768, height: 900 });
  const item = page.getByRole('listitem').filter({ hasText: ASSURANCE });
  const { y = NaN } = (await item.boundingBox()) ?? {};
  expect(y).toBeGreaterThan(await top('Custom'));
  expect(y).toBeLessThan(await top('Full name'));
  // A tax ID with a line break at its hyphen would be read as two numbers.
  expect(await item.locator('span').evaluate((taxId) => taxId.getClientRects().length)).toBe(1);

  await page.emulateMedia({ forcedColors: 'active' });
  const steps = page.getByRole('list', { name: 'Steps' });
  const ground = (number: string) =>
    steps
      .getByText(number, { exact: true })
      .evaluate((dot) => getComputedStyle(dot).backgroundColor);
  expect(await ground('1')).not.toBe(await ground('2'));
});
