import { expect, test } from '../federation/composed-site.ts';
import { scrollTo } from '../layout/scroll-to.ts';

for (const pointer of ['mouse', 'touch'] as const) {
  test.describe(pointer, () => {
    const isTouch = pointer === 'touch';
    test.use(isTouch ? { hasTouch: true, viewport: { width: 360, height: 740 } } : {});

    test(`by ${pointer}, the first press after a mistyped email counts`, async ({ page, site }) => {
      await page.goto(`${site.url}/donate`);
      const email = page.getByLabel('Email');
      await email.fill('jo@');
      const anonymous = page.getByRole('checkbox', { name: 'Make my donation anonymous' });
      await scrollTo(anonymous);
      const box = await anonymous.boundingBox();
      if (!box) throw new Error('The checkbox is not on the screen.');
      // At its upper edge, which a message above would move away.
      const [x, y] = [box.x + box.width / 2, box.y + 3];
      if (isTouch) await page.touchscreen.tap(x, y);
      else await page.mouse.click(x, y, { delay: 80 });
      await expect(anonymous).toBeChecked();
      await expect(email).toHaveAccessibleDescription('Please enter a valid email address');
    });
  });
}
