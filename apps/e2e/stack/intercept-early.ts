import type { Page } from '@playwright/test';

/**
 * Starts to intercept a page's requests. Call it before the page is opened if the test intercepts requests later:
 * Playwright can miss requests of a running page that is first intercepted.
 */
export const interceptEarly = (page: Page) =>
  page.route('https://intercepted.invalid/**', (route) => route.abort());
