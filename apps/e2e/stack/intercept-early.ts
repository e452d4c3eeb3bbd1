import type { Page } from '@playwright/test';

/**
 * Begins to intercept a page's requests. Playwright can miss a request that is made soon after a running page is first
 * intercepted, so a story that intercepts one later begins with this, before it opens the page.
 */
export const interceptEarly = (page: Page) =>
  page.route('https://intercepted.invalid/**', (route) => route.abort());
