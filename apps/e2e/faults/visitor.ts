import { expect, type Locator, type Page } from '@playwright/test';
import { pageIsLiving } from '../federation/living-page.ts';
import { holdBack } from '../home/hold-back.ts';
import type { MatrixRemote, Scene } from './remotes.ts';
import { scrollTo } from '../layout/scroll-to.ts';

/** The text that visitors type, wherever they can. */
export const ENTERED = 'sample@example.org';

const FRAME = /\/js\/frame\./;
const footer = (page: Page) => page.getByRole('contentinfo');
const search = (page: Page) => page.getByRole('combobox', { name: 'Search the site' });

export const fieldOf = ({ page, remote }: Scene) =>
  page.getByRole('main').getByRole('textbox', { name: remote.field.label });

export async function typeIntoField(scene: Scene): Promise<void> {
  const { slot } = scene.remote.field;
  if (slot) await scrollTo(scene.page.locator(slot), 'center');
  await fieldOf(scene).fill(ENTERED);
}

/** Opens the page, and types into what came with the HTML before anything can answer. */
export async function openTyping(scene: Scene): Promise<void> {
  const { site, page, remote } = scene;
  if (!remote.field.isKept) {
    await page.goto(`${site.url}${remote.path}`, { waitUntil: 'domcontentloaded' });
    return;
  }
  const release = await holdBack(page, FRAME);
  await page.goto(`${site.url}${remote.path}`, { waitUntil: 'commit' });
  await fieldOf(scene).fill(ENTERED);
  release();
}

function wayOf({ app, way }: MatrixRemote): NonNullable<MatrixRemote['way']> {
  if (!way) throw new Error(`No link leads to ${app} inside.`);
  return way;
}

/** Follows the link there. */
export function follow({ page, remote }: Scene): Promise<void> {
  const { link } = wayOf(remote);
  return footer(page).getByRole('link', { name: link, exact: true }).click();
}

/** Starts on another remote's page and types something there. */
export async function openElsewhere({ site, page, remote }: Scene): Promise<void> {
  const { from } = wayOf(remote);
  await page.goto(`${site.url}${from.path}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(from.heading);
  if (from.draft) await page.getByLabel(from.draft).fill(ENTERED);
}

/** Goes back to where that was, finds it there, and comes again. */
export async function walkBackAndForth(scene: Scene): Promise<void> {
  const { page, remote } = scene;
  const { from } = wayOf(remote);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(from.heading);
  if (from.draft) await expect(page.getByLabel(from.draft)).toHaveValue(ENTERED);
  await follow(scene);
}

/** Opens a link of the frame, to a page of another remote, in a tab of its own: what is here stays here. */
export async function openOtherInTab({ page, remote: { other, isStaff } }: Scene): Promise<void> {
  const frame = isStaff ? page.getByRole('banner') : footer(page);
  const link = frame.getByRole('link', { name: other.link, exact: true });
  const tab = await page.context().newPage();
  await tab.goto(await link.evaluate((anchor: HTMLAnchorElement) => anchor.href));
  await pageIsLiving(tab);
  await expect(tab.getByRole('heading', { level: 1 })).toContainText(other.heading);
  await tab.close();
  await page.bringToFront();
}

const themeButton = (page: Page) => page.getByRole('button', { name: 'Theme' });

async function changeTheme(page: Page, frame: Locator): Promise<void> {
  for (const theme of ['Dark', 'Light']) {
    await frame.getByRole('radio', { name: theme }).check();
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme.toLowerCase());
  }
}

/** Changes the theme and changes it back, then opens a menu of the navigation bar and closes it. */
export async function useFrame({ page, remote }: Scene): Promise<void> {
  if (remote.isStaff) {
    await themeButton(page).click();
    await changeTheme(page, page.getByRole('banner'));
    await page.keyboard.press('Escape');
    return;
  }
  await changeTheme(page, footer(page));
  const banner = page.getByRole('banner');
  const entry = banner.getByRole('link', { name: 'Register Now' });
  // The bar makes room for what is read further down.
  await page.mouse.wheel(0, -10_000);
  await banner.getByRole('button', { name: 'More on Conference' }).click();
  await expect(entry).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(entry).toBeHidden();
}

/** Opens the search and types; whoever is not signed in to the staff area opens the choice of the theme instead. */
export async function openSomething({ page, remote }: Scene): Promise<void> {
  if (remote.isStaff) return themeButton(page).click();
  await page.keyboard.press('/');
  await search(page).fill(ENTERED);
}

/** All that was opened and typed is still there, and so is the focus. */
export async function closeIt({ page, remote }: Scene): Promise<void> {
  if (remote.isStaff) {
    await expect(themeButton(page)).toBeFocused();
    await expect(themeButton(page)).toHaveAttribute('aria-expanded', 'true');
    return page.keyboard.press('Escape');
  }
  await expect(search(page)).toBeFocused();
  await expect(search(page)).toHaveValue(ENTERED);
  // The first clears the field.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(search(page)).toBeHidden();
  // The page scrolls again only after that, and is put back to where it was: who scrolls earlier is taken back.
  await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
}
