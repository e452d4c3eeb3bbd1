import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page, test } from '@playwright/test';
import { watchOf, watchPart } from '../faults/watch-part.ts';

const START = '<!doctype html><title>Rivers</title><div id="root"><main id="main">';
const REST = '<div data-prerendered="/"><h1>Rivers</h1></div></main><footer>End</footer></div>';
/** Browsers wait for so many bytes before they show anything. */
const PADDING = `<!--${' '.repeat(4096)}-->`;

/** Opens a page of which only the start has arrived. Returns the way to send the rest. */
async function openInPieces(page: Page): Promise<() => Promise<void>> {
  const answers: ServerResponse[] = [];
  const server = createServer(({ url }, answer) => {
    if (url !== '/') return void answer.writeHead(404).end();
    answers.push(answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }));
    answer.write(START + PADDING);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await page.goto(`http://127.0.0.1:${port}/`, { waitUntil: 'commit' });
  await page.locator('main').waitFor({ state: 'attached' });
  return async () => {
    answers.forEach((answer) => answer.end(REST));
    await page.waitForLoadState('load');
    server.close();
  };
}

const sightings = async (page: Page) =>
  (await watchOf(page)).sightings.map(({ showing }) => showing);

test('the watch of the fault matrix takes a part that is still being read for no empty one', async ({
  page,
}) => {
  await watchPart(page, 'Rivers');
  const sendRest = await openInPieces(page);
  await sendRest();
  expect(await sightings(page)).toEqual(['kept']);
});

test('and it sees a part that a script has emptied', async ({ page }) => {
  await watchPart(page, 'Rivers');
  const sendRest = await openInPieces(page);
  await sendRest();
  await page.evaluate(() => document.querySelector('main')?.replaceChildren());
  await expect.poll(() => sightings(page)).toEqual(['kept', 'nothing']);
});
