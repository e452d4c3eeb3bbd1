import type { Page } from '@playwright/test';

/** Reads the state that the link to the current page passed on. */
export const linkState = (page: Page): Promise<unknown> =>
  page.evaluate((): unknown => Reflect.get(Object(history.state), 'usr'));
