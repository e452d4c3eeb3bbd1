import { type RunningDev, runDev } from '@raade/prove/live-shell/run-dev.ts';
import { copyRemote, type RemoteCopy } from '@raade/prove/remote-copy.ts';
import { expect, test } from '../federation/composed-site.ts';
import { withinNow } from '../machine/pace.ts';
import { GIFT } from '../releases/changed-giving.ts';
import { contactLink, isMarkedDocument, markDocument } from '../releases/open-tab.ts';

const SECTION = 'src/donation/assurance/assurance.tsx';
const SAVED = 'Saved a moment ago: your gift goes to';
const REPAIRED = 'Repaired: your gift goes to';
/** A promise of one second, to a machine on which other stories run. */
const soon = () => ({ timeout: withinNow(5000) });

let copy: RemoteCopy;
let dev: RunningDev;

test.beforeEach(async ({ site }) => {
  copy = await copyRemote('giving');
  dev = await runDev(copy.project, site.url);
});
test.afterEach(async () => {
  await dev.stop();
  await copy.remove();
});

test('a remote that is worked on stands in the live frame, and shows each change by itself', async ({
  page,
  site,
}) => {
  await page.goto(`${dev.url}/donate`);
  await expect(page.getByText(GIFT)).toBeVisible();

  await markDocument(page);
  await contactLink(page).click();
  await expect(page).toHaveURL(`${dev.url}/contact`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Contact');
  await page.goBack();
  await expect(page.getByText(GIFT)).toBeVisible();
  expect(await isMarkedDocument(page)).toBe(true);

  await copy.change(SECTION, GIFT, SAVED);
  const begin = performance.now();
  await expect(page.getByText(SAVED)).toBeVisible(soon());
  console.log(`From saving to the page: ${((performance.now() - begin) / 1000).toFixed(2)} s`);
  await expect(page).toHaveURL(`${dev.url}/donate`);
  // It fills a slot in a page of another remote as well, and nothing of it is on the site itself.
  await page.goto(`${dev.url}/conference#donation`);
  await expect(page.getByText(SAVED)).toBeVisible();
  await page.goto(`${site.url}/donate`);
  await expect(page.getByText(GIFT)).toBeVisible();
});

test('the first change may be one of a file that no script of the page imports', async ({
  page,
}) => {
  await page.goto(`${dev.url}/donate`);
  await expect(page).toHaveTitle('Donate - RAADE');
  await copy.change('src/donation/donate.head.ts', 'Donate - ', 'Give - ');
  await expect(page).toHaveTitle('Give - RAADE', soon());
});

test('a change that cannot be built is told in the page, which keeps what it showed', async ({
  page,
}) => {
  const main = page.getByRole('main');
  await page.goto(`${dev.url}/donate`);
  await expect(main.getByText(GIFT)).toBeVisible();

  await copy.change(SECTION, GIFT, `<p>${REPAIRED}`);
  const told = page.getByRole('alert').filter({ hasText: 'giving was not built' });
  await expect(told).toContainText(SECTION, soon());
  await expect(main.getByText(GIFT)).toBeVisible();
  expect(dev.said()).toContain(`giving was not built`);

  await copy.change(SECTION, `<p>${REPAIRED}`, REPAIRED);
  await expect(main.getByText(REPAIRED)).toBeVisible(soon());
  await expect(told).toHaveCount(0);
});
