import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { withUnknownFields } from '@raade/contracts/testing/with-unknown-fields';
import { INLINED_DATA } from './edit-registry.ts';
import { type ComposedSite, expect, test } from './composed-site.ts';

const widened = (json: string) => JSON.stringify(withUnknownFields(JSON.parse(json)));

/** Composes, in effect, with one field more at every level than this shell knows. */
async function addUnknownFields(site: ComposedSite): Promise<void> {
  const file = path.join(site.shellDir, 'registry.json');
  await writeFile(file, widened(await readFile(file, 'utf8')));
  await site.editPages((html) => html.replaceAll(INLINED_DATA, widened));
}

test('a shell shows every page of a site that was composed with fields it does not know', async ({
  site,
  page,
}) => {
  await addUnknownFields(site);
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await page.clock.install();
  await page.goto(site.url);
  // The page's inlined data are checked two seconds after it has come alive, by a chunk of its own.
  const check = page.waitForResponse((response) => response.url().endsWith('.js'));
  await page.clock.fastForward(2_000);
  await (await check).finished();
  await page.getByRole('link', { name: 'About', exact: true }).first().click();
  await expect(page).toHaveURL(/\/about$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(said.filter((line) => /not valid|not read/.test(line))).toEqual([]);
});
