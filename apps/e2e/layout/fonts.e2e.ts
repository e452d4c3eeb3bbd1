import { expect, test } from '../federation/composed-site.ts';
import { throttle } from './layout-shift.ts';

test('the first text on a slow network is already in the fonts of the site', async ({
  site,
  page,
}) => {
  await throttle(page);
  await page.goto(site.url);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const fontsOf = async (selector: string) => {
    const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    return fonts.map(({ familyName }) => familyName).join();
  };
  expect(await fontsOf('h1')).toMatch(/^Bricolage Grotesque[^,]*$/);
  expect(await fontsOf('footer a')).toMatch(/^Figtree[^,]*$/);
});
