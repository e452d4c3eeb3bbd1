import { expect, test } from './composed-site.ts';

test('a client that runs no script sees the head of each public route', async ({
  site,
  request,
}) => {
  const home = await (await request.get(site.url)).text();
  expect(home).toContain('<title>RAADE - Rice Association for African Development</title>');
  const conference = await (await request.get(`${site.url}/conference`)).text();
  expect(conference).toContain('<title>RAADE Day Forum</title>');
  expect(conference).toContain(`<link rel="canonical" href="${site.url}/conference">`);
});

test('a cold load fetches each file once: every hint is used by the request it stands for', async ({
  site,
  page,
}) => {
  const warnings: string[] = [];
  page.on('console', (message) => warnings.push(message.text()));
  await page.goto(`${site.url}/conference`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');

  for (const [app, server] of Object.entries(site.servers)) {
    const repeated = server.requests.filter((path, at) => server.requests.indexOf(path) !== at);
    expect(repeated, `files of ${app} that were fetched twice`).toEqual([]);
  }
  expect(warnings.filter((text) => /preload/.test(text))).toEqual([]);
});

test('the composed page names all that it will need: nothing waits for an answer to be asked for', async ({
  site,
  page,
}) => {
  const html = await (await page.goto(`${site.url}/conference/speakers/ama-sample`))?.text();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const asked = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ initiatorType }) => initiatorType === 'script' || initiatorType === 'fetch')
      .map(({ name }) => new URL(name).pathname),
  );
  expect(asked).not.toEqual([]);
  expect(asked.filter((path) => !html?.includes(path))).toEqual([]);
});

test('no script is asked for before there is something to see', async ({ site, page }) => {
  await page.goto(`${site.url}/conference`);
  const { painted, asked } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    asked: performance
      .getEntriesByType('resource')
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .map(({ startTime }) => startTime),
  }));
  expect(asked.length).toBeGreaterThan(3);
  expect(Math.min(...asked)).toBeGreaterThanOrEqual(painted ?? Infinity);
});
