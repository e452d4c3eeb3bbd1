import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

export interface AxeScope {
  /** The part of the page to look at, as a selector. */
  readonly within?: string;
  /** Parts that are not ours to judge, as a selector. */
  readonly besides?: string;
  /** Rules that do not hold for this page. */
  readonly withoutRules?: readonly string[];
}

/** The rules that axe finds broken on the page as it is, and where. */
export async function violationsOf(
  page: Page,
  { within, besides, withoutRules = [] }: AxeScope = {},
) {
  const judgedFrames = page.locator(besides === undefined ? 'iframe' : `iframe:not(${besides})`);
  // Frames of other origins are judged by way of a second page, for each run. Where there are none, one will do.
  const axe = new AxeBuilder({ page }).setLegacyMode((await judgedFrames.count()) === 0);
  // Places where rules are kept are not asked for: they would take as long as all the rest.
  axe.options({
    resultTypes: ['violations'],
    rules: Object.fromEntries(withoutRules.map((rule) => [rule, { enabled: false }])),
  });
  if (within !== undefined) axe.include(within);
  if (besides !== undefined) axe.exclude(besides);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ target }) => target) }));
}
