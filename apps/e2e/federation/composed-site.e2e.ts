import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from './composed-site.ts';

test('whatever a story did to the sites, the next one finds them as composed', async ({ site }) => {
  const { shell } = site.servers;
  const read = async () => (await fetch(`${site.url}/about`)).text();
  const composed = await read();

  await site.editPages((html) => html.replaceAll('<main', '<aside'));
  await writeFile(path.join(site.shellDir, 'added.html'), 'added');
  expect(await read()).not.toBe(composed);
  shell.fail({ kind: 'hanging', matches: /hanging/ });
  const unanswered = expect(fetch(`${site.url}/hanging`)).rejects.toThrow('fetch failed');
  await expect.poll(() => shell.requests.at(-1)).toBe('/hanging');

  await site.restore();
  await unanswered;
  expect(shell.requests).toEqual([]);
  expect(await read()).toBe(composed);
  expect((await fetch(`${site.url}/added`)).status).toBe(404);
  expect((await fetch(`${site.url}/hanging`)).status).toBe(404);
});
