import { expect, test } from '../federation/composed-site.ts';

test('on a phone all amounts stand on the first screen, and no picture is loaded', async ({
  site,
  page,
}) => {
  const pictures: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('solar-lamp')) pictures.push(request.url());
  });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${site.url}/donate`);
  const amounts = page.getByRole('radiogroup', { name: 'Amount' });
  for (const amount of ['$25', '$50', '$100', '$250', '$500', '$1,000', 'Custom']) {
    await expect(amounts.getByRole('radio', { name: amount, exact: true })).toBeInViewport({
      ratio: 1,
    });
  }
  expect(pictures).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect.poll(() => pictures.length).toBe(1);
});

test('who receives a gift stands in the page as it comes, under the amounts and before any name is asked for', async ({
  site,
  page,
}) => {
  const line =
    'Your gift goes to Rice Association for African Development, a sample organization (tax ID 12-3456789, look it up).';
  const { body } = await page.goto(`${site.url}/donate`).then(async (answer) => ({
    body: (await answer?.text()) ?? '',
  }));
  expect(body.replaceAll(/<[^>]*>/g, '')).toContain(line);

  await page.setViewportSize({ width: 768, height: 900 });
  const item = page.getByRole('listitem').filter({ hasText: line });
  const top = async (text: string) => (await page.getByText(text).boundingBox())?.y ?? NaN;
  const { y = NaN } = (await item.boundingBox()) ?? {};
  expect(y).toBeGreaterThan(await top('Custom'));
  expect(y).toBeLessThan(await top('Full name'));
  // A tax ID that is torn apart at its hyphen is read as two numbers.
  expect(await item.locator('span').evaluate((taxId) => taxId.getClientRects().length)).toBe(1);
  await expect(item).toHaveCSS('font-size', '16px');
});

test('on a phone the first field stands within the second screen, last year’s money is told, and the folded rest can be read', async ({
  site,
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${site.url}/donate`);
  const { y = NaN } = (await page.getByLabel('Full name').boundingBox()) ?? {};
  expect(y).toBeLessThan(900);
  const panel = page.getByRole('complementary', { name: 'Your Impact' });
  await expect(panel.getByText('Last year about $18,000 came in')).toBeVisible();
  await expect(page.getByText('$50 pays for').filter({ visible: true })).toHaveCount(1);
  await expect(panel.getByRole('listitem').first()).toBeHidden();
  await panel.getByText('More on what gifts do').click();
  await expect(panel.getByRole('listitem').first()).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(panel.getByText('More on what gifts do')).toBeHidden();
});
