import { expect, test } from '../stack/local-stack.ts';
import { coldFunctions } from '../machine/pace.ts';
import { openAsEditor } from './editors.ts';

test('shots', async ({ page, stack, request }) => {
  await openAsEditor(page, '/editor/sessions/plenary-1', { stack, request });
  await page.getByLabel('Room').fill('');
  await page.getByLabel('Room').blur();
  await expect(page.getByText('must not be empty').first()).toBeVisible(coldFunctions());
  const pages = {
    overview: '/editor',
    list: '/editor/speakers',
    sessions: '/editor/sessions',
    item: '/editor/sessions/plenary-1',
    home: '/editor/home',
    project: '/editor/projects/sunfi-solar-initiative',
  };
  for (const [name, address] of Object.entries(pages)) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible(coldFunctions());
    await expect(page.getByText('Reading the content…')).toHaveCount(0, coldFunctions());
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: width === 360 ? 760 : 900 });
      for (const theme of ['light', 'dark']) {
        await page.evaluate((t) => {
          document.documentElement.dataset['theme'] = t;
        }, theme);
        await page.screenshot({
          path: `/tmp/shots/${name}-${width}-${theme}.png`,
          fullPage: width === 360 && theme === 'light',
        });
      }
    }
  }
});
