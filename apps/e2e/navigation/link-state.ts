import type { Page } from '@playwright/test';

/** What the link that led to the page has told it. */
export const linkState = (page: Page): Promise<unknown> =>
  page.evaluate((): unknown => Reflect.get(Object(history.state), 'usr'));
