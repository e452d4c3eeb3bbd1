import type { Browser } from 'playwright-core';
import { WHOLE_PAGE } from '../whole-page.ts';

export interface Requests {
  /** Until the page is all it will be, and the network is quiet. */
  readonly firstVisit: number;
  /** For what search finds, once it is opened. */
  readonly search: number;
}

/** Opens a page with an empty cache, and search in it. */
export async function countRequests(browser: Browser, url: string): Promise<Requests> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const asked: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith('data:')) asked.push(new URL(request.url()).pathname);
    });
    await page.goto(url);
    await page.locator(WHOLE_PAGE).waitFor();
    await page.waitForLoadState('networkidle');
    const firstVisit = asked.length;
    await page.keyboard.press('/');
    await page.getByRole('combobox', { name: 'Search the site' }).fill('donate');
    await page.getByRole('option').first().waitFor();
    const search = asked.filter((path) => path.endsWith('search.json')).length;
    return { firstVisit, search };
  } finally {
    await context.close();
  }
}
