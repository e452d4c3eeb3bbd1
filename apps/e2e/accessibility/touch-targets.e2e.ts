import { expect, test } from '../federation/composed-site.ts';

test('on a phone, fields and buttons of a form are at least 44 px high', async ({ site, page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(`${site.url}/apply/partner`);
  const main = page.getByRole('main');
  for (const control of [
    main.getByLabel('Contact Name'),
    main.getByLabel('Organization Type'),
    main.getByLabel('Project Idea'),
    main.getByRole('button', { name: 'Submit Partnership Request' }),
  ]) {
    const box = await control.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
  }
});
