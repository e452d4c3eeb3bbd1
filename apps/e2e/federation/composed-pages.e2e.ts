import type { Page } from '@playwright/test';
import { expect, test } from './composed-site.ts';

/** Runs in the page: records which sections have a layout at the first paint. */
const NOTE_FIRST_SCREEN = `{
  const isLaidOut = (section) =>
    section.firstElementChild.checkVisibility({ contentVisibilityAuto: true });
  const paints = new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    const sections = [...document.querySelectorAll('main [data-section]')];
    window.laidOutFirst = sections.filter(isLaidOut).map(({ dataset }) => dataset.section);
  });
  paints.observe({ type: 'paint', buffered: true });
}`;

/** Times of the first paint and of each request. */
const timesOf = (page: Page) =>
  page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
    asked: performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .map(({ name, startTime, initiatorType }) => ({
        path: new URL(name).pathname,
        startTime,
        isNeeded: initiatorType === 'script' || initiatorType === 'fetch',
      })),
  }));

test('a cold load shows the first screen before it requests scripts, preloads all that it needs, and fetches each file once', async ({
  site,
  page,
}) => {
  const warnings: string[] = [];
  page.on('console', (message) => warnings.push(message.text()));
  await page.addInitScript(NOTE_FIRST_SCREEN);
  const laidOutFirst = () => page.evaluate<string[]>('window.laidOutFirst');
  const html = await (await page.goto(`${site.url}/conference`))?.text();
  expect(html).toContain('<title>RAADE Day Forum</title>');
  expect(html).toContain(`<link rel="canonical" href="${site.url}/conference">`);
  await expect(page.locator('html[data-first-screen]')).toHaveCount(0);
  expect(await laidOutFirst()).toContain('hero');
  expect(await laidOutFirst()).not.toContain('registration');
  await page.waitForLoadState('networkidle');
  for (const [app, server] of Object.entries(site.servers)) {
    const repeated = server.requests.filter((path, at) => server.requests.indexOf(path) !== at);
    expect(repeated, `files of ${app} that were fetched twice`).toEqual([]);
  }
  expect(warnings.filter((text) => /preload/.test(text))).toEqual([]);
  const { painted, asked } = await timesOf(page);
  const scripts = asked.filter(({ path }) => path.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(3);
  expect(Math.min(...scripts.map(({ startTime }) => startTime))).toBeGreaterThanOrEqual(painted);

  await page.goto('about:blank');
  await page.goto(`${site.url}/conference#registration`);
  expect(await laidOutFirst(), 'sections above the target have a layout').toContain('sponsors');
  await expect(page.locator('#registration')).toBeInViewport();

  const speaker = await (await page.goto(`${site.url}/conference/speakers/ama-sample`))?.text();
  const loaded = (await timesOf(page)).asked;
  const needed = loaded.filter(({ isNeeded }) => isNeeded).map(({ path }) => path);
  expect(needed).not.toEqual([]);
  expect(needed.filter((path) => !speaker?.includes(path))).toEqual([]);
});
