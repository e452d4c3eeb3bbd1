import { expect, type Page } from '@playwright/test';
import { addStyles } from '../policy/add-styles.ts';
import { type AxeScope, violationsOf } from './violations.ts';

/** A phone, a tablet, a desktop. */
export const WIDTHS = [360, 768, 1440];

/** Colours that are on their way from one theme to the other would be measured half-way. */
const STILL = '*, ::before, ::after { transition: none !important; animation: none !important; }';

/** Goes by the colours that a page asks for, also where the system has put its own in their place. */
const OF_OWN_COLORS = 'color-contrast';

/** The part of the page to look at, and parts that are not ours to judge. */
type Scope = Pick<AxeScope, 'within' | 'besides'>;

interface Looks extends Scope {
  /** Widths in pixels; the page's own if none are given. Nothing may be wider. */
  readonly widths?: readonly number[];
}

/**
 * Axe finds nothing on the page as it stands, in both themes and, at the widths that are given, in forced colours.
 * @param state what the page shows, for the message
 */
export async function expectAccessible(
  page: Page,
  state: string,
  { widths = [], ...scope }: Looks = {},
): Promise<void> {
  await addStyles(page, STILL);
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
