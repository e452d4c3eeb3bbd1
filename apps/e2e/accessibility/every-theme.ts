import { expect, type Page } from '@playwright/test';
import { addStyles } from '../policy/add-styles.ts';
import { type AxeScope, violationsOf } from './violations.ts';

/** A phone, a tablet, a desktop. */
export const WIDTHS = [360, 768, 1440];

/** Disables transitions, since colors would be measured in the middle of a change of themes. */
const WITHOUT_MOTION =
  '*, ::before, ::after { transition: none !important; animation: none !important; }';

/** Rule that checks the page's own colors, which forced colors replace. */
const OF_OWN_COLORS = 'color-contrast';

/** The checked part of the page, and excluded parts. */
type Scope = Pick<AxeScope, 'within' | 'besides'>;

interface Looks extends Scope {
  /** Widths in pixels; the current one by default. Nothing may overflow them. */
  readonly widths?: readonly number[];
}

/**
 * Expects no axe violations on the page, in both themes and, at the given widths, with forced colors.
 *
 * @param state description of the page's state, for the message
 */
export async function expectAccessible(
  page: Page,
  state: string,
  { widths = [], ...scope }: Looks = {},
): Promise<void> {
  await addStyles(page, WITHOUT_MOTION);
  if (widths.length === 0) return expectInBothThemes(page, state, scope);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const widest = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(widest, `${state}, ${width} px`).toBeLessThanOrEqual(width);
    await expectInBothThemes(page, `${state}, ${width} px`, scope);
    await expectInForcedColors(page, `${state}, ${width} px`, scope);
  }
}

async function expectInForcedColors(page: Page, state: string, scope: Scope) {
  await page.emulateMedia({ forcedColors: 'active' });
  const looked = await violationsOf(page, { ...scope, withoutRules: [OF_OWN_COLORS] });
  expect(looked, `${state}, forced colours`).toEqual([]);
  await page.emulateMedia({ forcedColors: 'none' });
}

async function expectInBothThemes(page: Page, state: string, scope: Scope) {
  for (const theme of ['light', 'dark']) {
    await page.evaluate((chosen) => {
      document.documentElement.dataset['theme'] = chosen;
    }, theme);
    expect(await violationsOf(page, scope), `${state}, ${theme} theme`).toEqual([]);
  }
}
