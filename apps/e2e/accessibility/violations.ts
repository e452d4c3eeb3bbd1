import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

export interface AxeScope {
  /** Selector of the checked part of the page. */
  readonly within?: string;
  /** Selector of excluded parts. */
  readonly besides?: string;
  /** Rules that do not apply to this page. */
  readonly withoutRules?: readonly string[];
}

/** Returns the violated axe rules and their places. */
export async function violationsOf(
  page: Page,
  { within, besides, withoutRules = [] }: AxeScope = {},
) {
  const judgedFrames = page.locator(besides === undefined ? 'iframe' : `iframe:not(${besides})`);
  // Checking frames of other origins needs a second page per run, so it is only used if there are any.
  const axe = new AxeBuilder({ page }).setLegacyMode((await judgedFrames.count()) === 0);
  // Only violations are computed: passed checks would take as long as all the rest.
  axe.options({
    resultTypes: ['violations'],
    rules: Object.fromEntries(withoutRules.map((rule) => [rule, { enabled: false }])),
  });
  if (within !== undefined) axe.include(within);
  if (besides !== undefined) axe.exclude(besides);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ target }) => target) }));
}
