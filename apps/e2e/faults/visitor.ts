import { expect, type Locator, type Page } from '@playwright/test';
import { pageIsHydrated } from '../federation/hydrated-page.ts';
import { holdBack } from '../home/hold-back.ts';
import type { MatrixRemote, Scene } from './remotes.ts';
import { scrollTo } from '../layout/scroll-to.ts';

/** The text that tests type into fields. */
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

/** Opens the page, and types into its prerendered field before hydration. */
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

/** Follows the link to the page. */
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

/** Goes back to that page, checks the typed text, and returns. */
export async function walkBackAndForth(scene: Scene): Promise<void> {
  const { page, remote } = scene;
  const { from } = wayOf(remote);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(from.heading);
  if (from.draft) await expect(page.getByLabel(from.draft)).toHaveValue(ENTERED);
  await follow(scene);
}

/** Opens a page of another remote in a new tab, so that this page stays. */
export async function openOtherInTab({ page, remote: { other, isStaff } }: Scene): Promise<void> {
  const frame = isStaff ? page.getByRole('banner') : footer(page);
  const link = frame.getByRole('link', { name: other.link, exact: true });
  const tab = await page.context().newPage();
  await tab.goto(await link.evaluate((anchor: HTMLAnchorElement) => anchor.href));
  await pageIsHydrated(tab);
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
  // The bar hides while scrolling down.
  await page.mouse.wheel(0, -10_000);
  await banner.getByRole('button', { name: 'More on Conference' }).click();
  await expect(entry).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(entry).toBeHidden();
}

/** Opens the search and types; in the staff area without a sign-in, opens the theme menu. */
export async function openSomething({ page, remote }: Scene): Promise<void> {
  if (remote.isStaff) return themeButton(page).click();
  await page.keyboard.press('/');
  await search(page).fill(ENTERED);
}

/** Checks that the opened part, the typed text and the focus are unchanged, and closes it. */
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
  // Scrolling is unlocked only then, and the position is restored; earlier scrolling would be undone.
  await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
}
