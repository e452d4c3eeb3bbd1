import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InSite, SAMPLE_NAVIGATION } from '../../testing/sample-site.tsx';
import { DesktopMenu } from './desktop-menu.tsx';

function show() {
  render(
    <InSite at="/rivers">
      <DesktopMenu />
      <p>Outside</p>
    </InSite>,
  );
  return userEvent.setup();
}

const disclosure = (name: string) => screen.getByRole('button', { name: `More on ${name}` });
const isExpanded = (name: string) => disclosure(name).getAttribute('aria-expanded') === 'true';
const entry = (name: string) => screen.queryByRole('link', { name });

test('[NAV-14] the menu shows the pages named by remotes, each with a list of its sections', () => {
  show();
  const pages = ['Rivers', 'Hills'];
  for (const name of pages) {
    expect(screen.getByRole('link', { name })).toBeTruthy();
    const panel = disclosure(name).getAttribute('aria-controls');
    expect(document.getElementById(panel ?? '')?.hidden).toBe(true);
  }
});

test('a page without sections is only a link', () => {
  show();
  expect(entry('Sea')?.getAttribute('href')).toBe('/sea');
  const withSections = SAMPLE_NAVIGATION.menu.filter(({ dropdown }) => dropdown);
  expect(screen.getAllByRole('button')).toHaveLength(withSections.length);
});

test('[NAV-22] the action buttons lead to the addresses given by remotes', () => {
  show();
  for (const { name, href } of SAMPLE_NAVIGATION.actions) {
    expect(entry(name)?.getAttribute('href')).toBe(href);
  }
});

test('[NAV-18] only a highlighted entry is marked', async () => {
  const user = show();
  await user.click(disclosure('Rivers'));
  expect(entry('Mouth')?.dataset['highlighted']).toBe('true');
  expect(entry('Source')?.dataset['highlighted']).toBeUndefined();
});

test('only the page itself is the current page, not its sections', async () => {
  const user = show();
  await user.click(disclosure('Rivers'));
  expect(entry('Rivers')?.getAttribute('aria-current')).toBe('page');
  expect(entry('Source')?.getAttribute('aria-current')).toBe('false');
});

test('[NAV-28] a click opens a dropdown until the second click', async () => {
  const user = show();
  await user.click(disclosure('Rivers'));
  await user.hover(screen.getByText('Outside'));
  expect(isExpanded('Rivers')).toBe(true);
  expect(entry('Mouth')).toBeTruthy();
  await user.click(disclosure('Rivers'));
  expect(isExpanded('Rivers')).toBe(false);
});

test('[NAV-28] hovering opens a dropdown until the pointer leaves it', () => {
  show();
  const item = disclosure('Rivers').closest('li');
  if (!item) throw new Error('The disclosure is in no item.');
  // jsdom has no pointer types.
  const mouse = (type: string) =>
    Object.assign(new MouseEvent(type, { bubbles: true }), { pointerType: 'mouse' });
  fireEvent(item, mouse('pointerover'));
  expect(isExpanded('Rivers')).toBe(true);
  fireEvent(item, mouse('pointerout'));
  expect(isExpanded('Rivers')).toBe(false);
});

test('one dropdown is open at a time', async () => {
  const user = show();
  await user.click(disclosure('Rivers'));
  await user.click(disclosure('Hills'));
  expect(isExpanded('Rivers')).toBe(false);
  expect(isExpanded('Hills')).toBe(true);
});

test('[NAV-29] a click outside closes the dropdown', async () => {
  const user = show();
  await user.click(disclosure('Rivers'));
  await user.click(screen.getByText('Outside'));
  expect(isExpanded('Rivers')).toBe(false);
});

test('Escape closes the dropdown and returns focus to its button', async () => {
  const user = show();
  await user.click(disclosure('Rivers'));
  await user.tab();
  expect(document.activeElement?.textContent).toBe('Source');
  await user.keyboard('{Escape}');
  expect(isExpanded('Rivers')).toBe(false);
  expect(document.activeElement).toBe(disclosure('Rivers'));
});

test('the dropdown closes when focus leaves it or a link is chosen', async () => {
  const user = show();
  await user.click(disclosure('Rivers'));
  await user.tab({ shift: true });
  expect(isExpanded('Rivers')).toBe(true);
  await user.tab({ shift: true });
  await user.click(disclosure('Hills'));
  await user.click(screen.getByRole('link', { name: 'Top' }));
  expect(isExpanded('Hills')).toBe(false);
});
