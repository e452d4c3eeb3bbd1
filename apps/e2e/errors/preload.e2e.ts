import { expect, test } from '../federation/composed-site.ts';
import { sectionCode } from '../federation/section-code.ts';
import { scrollTo } from '../layout/scroll-to.ts';
import { controlDecoding, decodedImages, logoSource } from '../navigation/logos.ts';

/** Sections of the home page whose code is loaded late. */
const SECTIONS = [
  { id: 'transition-stat', text: '1 in 4' },
  { id: 'future-showcase', text: 'Solar Access Program' },
  { id: 'transition-hook', text: 'See how to add yours.' },
  { id: 'join', text: 'Three ways to build with us' },
];

test('[RESP-12] the document preloads the logos and the code of its first page; hovering a link preloads its page with the sections', async ({
  site,
  page,
}) => {
  const { content, giving } = site.servers;
  await controlDecoding(page, 'count');
  const html = await (await page.goto(`${site.url}/conference`))?.text();
  const hinted = (file: RegExp) => new RegExp(`rel="preload"[^>]*${file.source}`).test(html ?? '');
  expect(hinted(/\/js\/forum\.[0-9a-f]+\.js/)).toBe(true);
  const entryOf = ({ origin }: typeof content) =>
    new RegExp(`${origin}/r/[0-9a-f]+/remoteEntry\\.js`);
  expect(hinted(entryOf(content))).toBe(true);
  expect(hinted(entryOf(giving))).toBe(false);
  expect(hinted(/\/js\/home\.[0-9a-f]+\.js/)).toBe(false);
  await expect(page.getByRole('banner').getByRole('img', { name: 'RAADE' })).toBeVisible();
  const isDecoded = async (logo: RegExp) =>
    (await decodedImages(page)).some((source) => logo.test(source));
  for (const form of ['full', 'short'] as const) {
    for (const ink of ['white', 'black'] as const) {
      await expect.poll(() => isDecoded(logoSource(form, ink))).toBe(true);
    }
  }

  const files = await Promise.all(SECTIONS.map(({ id }) => sectionCode(id)));
  const loaded = () => files.filter((file) => content.requests.some((path) => path.endsWith(file)));
  expect(loaded()).toEqual([]);
  const answers = files.map((file) =>
    page.waitForResponse((response) => response.url().endsWith(file)),
  );
  await page.getByRole('link', { name: 'RAADE home' }).hover();
  await Promise.all(answers.map(async (answer) => (await answer).finished()));
  // Everything that the page needs was preloaded.
  content.fail({ kind: 'refused', matches: /\.js$/ });
  await page.getByRole('link', { name: 'RAADE home' }).click();
  await expect(page).toHaveURL(`${site.url}/`);
  for (const { id, text } of SECTIONS) {
    const section = page.locator(`section#${id}`);
    await scrollTo(section);
    await expect(section).toContainText(text);
  }
});
