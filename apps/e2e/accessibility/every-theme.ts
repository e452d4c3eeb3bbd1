import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Colours that are on their way from one theme to the other would be measured half-way. */
const STILL = '*, ::before, ::after { transition: none !important; animation: none !important; }';

/**
 * Axe finds nothing on the page as it stands, in both themes.
 * @param state what the page shows, for the message
 * @param besides what is not ours to judge, as a selector
 */
export async function expectAccessible(page: Page, state: string, besides?: string): Promise<void> {
  await page.addStyleTag({ content: STILL });
  for (const theme of ['light', 'dark']) {
    await page.evaluate((chosen) => {
      document.documentElement.dataset['theme'] = chosen;
    }, theme);
    const axe = new AxeBuilder({ page });
    if (besides !== undefined) axe.exclude(besides);
    const { violations } = await axe.analyze();
    const found = violations.map(({ id, nodes }) => ({
      id,
      at: nodes.map(({ target }) => target),
    }));
    expect(found, `${state}, ${theme} theme`).toEqual([]);
  }
}
