import type { Page } from '@playwright/test';

declare global {
  interface Window {
    formattersMade: string[];
  }
}

/** Records the `Intl` formatters that the page creates: the first one blocks a slow phone for a tenth of a second. */
export async function recordFormatters(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.formattersMade = [];
    const formatters = Intl as unknown as Record<string, new (...options: unknown[]) => object>;
    for (const name of [
      'Collator',
      'DateTimeFormat',
      'DisplayNames',
      'ListFormat',
      'NumberFormat',
      'PluralRules',
    ]) {
      const Formatter = formatters[name];
      if (!Formatter) continue;
      formatters[name] = new Proxy(Formatter, {
        construct(target, options) {
          window.formattersMade.push(`${name}: ${new Error().stack}`);
          return new target(...(options as unknown[]));
        },
      });
    }
  });
}

export const formattersMade = (page: Page): Promise<string[]> =>
  page.evaluate(() => window.formattersMade);
