import { Key } from 'selenium-webdriver';
import { expect, test } from './engine-test.ts';

const FRAME = /\/js\/frame\.[0-9a-f]+\.js$/;
/** Page backgrounds of both themes, as computed colors. */
const PAPER = 'rgb(251, 248, 243)';
const NIGHT_PAPER = 'rgb(11, 20, 32)';

test('the home page is hydrated, and its menu opens and closes by keyboard and pointer', async ({
  visitor,
  site,
}) => {
  await visitor.open(site.url);
  await visitor.see({ role: 'heading' });
  const banner = { role: 'banner' };
  const entry = { role: 'link', name: 'Register Now', within: banner };
  await visitor.press({ role: 'button', name: 'More on Conference', within: banner });
  await visitor.see(entry);
  await visitor.type(Key.ESCAPE);
  await expect.poll(() => visitor.texts(entry)).toEqual([]);
});

test('on a narrow screen the menu covers the page, and its links work', async ({
  visitor,
  site,
}) => {
  await visitor.driver.manage().window().setRect({ x: 0, y: 0, width: 520, height: 800 });
  await visitor.open(site.url);
  await visitor.press({ role: 'button', name: 'Open menu' });
  const menu = { role: 'dialog', name: 'Menu' };
  await visitor.press({ role: 'link', name: 'About', within: menu });
  await expect.poll(() => visitor.path()).toBe('/about');
  await expect.poll(() => visitor.texts(menu)).toEqual([]);
  await visitor.see({ role: 'heading', name: 'Who we are' });
});

test('a dark theme stays, and is set before any code of the frame', async ({ visitor, site }) => {
  // Failing from the start, since browsers cache loaded files.
  site.servers.shell.fail({ kind: 'hanging', matches: FRAME });
  await visitor.driver.get(site.url);
  await visitor.press({ role: 'radio', name: 'Light' });
  await expect.poll(() => visitor.groundOf('body')).toMatch(withAlpha(PAPER));
  await visitor.press({ role: 'radio', name: 'Dark' });
  await expect.poll(() => visitor.groundOf('body')).toMatch(withAlpha(NIGHT_PAPER));

  await visitor.driver.get(`${site.url}/about`);
  expect(await visitor.groundOf('body')).toMatch(withAlpha(NIGHT_PAPER));
  expect(await visitor.driver.findElements({ css: '#root[data-hydrated]' })).toEqual([]);
});

/** Drivers return colors with or without alpha. */
const withAlpha = (rgb: string) =>
  new RegExp(`^${rgb.replace('rgb', 'rgba?').replace('(', '\\(').replace(')', '(, 1)?\\)')}$`);
