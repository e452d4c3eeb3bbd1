import { MemoryRouter } from '@raade/platform';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DesktopMenu } from './desktop-menu.tsx';

function show() {
  render(
    <MemoryRouter initialEntries={['/about']}>
      <DesktopMenu />
      <p>Outside</p>
    </MemoryRouter>,
  );
  return userEvent.setup();
}

const disclosure = (name: string) => screen.getByRole('button', { name: `More on ${name}` });
const isExpanded = (name: string) => disclosure(name).getAttribute('aria-expanded') === 'true';
const entry = (name: string) => screen.queryByRole('link', { name });

test('[NAV-14] the main items are three pages, each with a disclosure of its sections', () => {
  show();
  const pages = ['About', 'Innovation Studios', 'Conference'];
  for (const name of pages) {
    expect(screen.getByRole('link', { name })).toBeTruthy();
    const panel = disclosure(name).getAttribute('aria-controls');
    expect(document.getElementById(panel ?? '')?.hidden).toBe(true);
  }
  expect(screen.getAllByRole('button')).toHaveLength(pages.length);
});

test('[NAV-22] two buttons lead to the donation and to joining', () => {
  show();
  expect(entry('Donate')?.getAttribute('href')).toBe('/conference#donation');
  expect(entry('Join Us')?.getAttribute('href')).toBe('/#join');
});

test('only the page itself is the current page, not its sections', async () => {
  const user = show();
  await user.click(disclosure('About'));
  expect(entry('About')?.getAttribute('aria-current')).toBe('page');
  expect(entry('Overview')?.getAttribute('aria-current')).toBe('false');
});

test('[NAV-28] a click opens a dropdown to stay, and a second closes it', async () => {
  const user = show();
  await user.click(disclosure('About'));
  await user.hover(screen.getByText('Outside'));
  expect(isExpanded('About')).toBe(true);
  expect(entry('Team')).toBeTruthy();
  await user.click(disclosure('About'));
  expect(isExpanded('About')).toBe(false);
});

test('[NAV-28] hovering opens a dropdown until the pointer leaves it', async () => {
  show();
  const item = disclosure('About').closest('li');
  if (!item) throw new Error('The disclosure stands in no item.');
  // jsdom has no pointer types.
  const mouse = (type: string) =>
    Object.assign(new MouseEvent(type, { bubbles: true }), { pointerType: 'mouse' });
  fireEvent(item, mouse('pointerover'));
  expect(isExpanded('About')).toBe(true);
  fireEvent(item, mouse('pointerout'));
  expect(isExpanded('About')).toBe(false);
});

test('one dropdown is open at a time', async () => {
  const user = show();
  await user.click(disclosure('About'));
  await user.click(disclosure('Conference'));
  expect(isExpanded('About')).toBe(false);
  expect(isExpanded('Conference')).toBe(true);
});

test('[NAV-29] a click outside closes it', async () => {
  const user = show();
  await user.click(disclosure('About'));
  await user.click(screen.getByText('Outside'));
  expect(isExpanded('About')).toBe(false);
});

test('Escape closes it and returns focus to its button', async () => {
  const user = show();
  await user.click(disclosure('About'));
  await user.tab();
  expect(document.activeElement?.textContent).toBe('Overview');
  await user.keyboard('{Escape}');
  expect(isExpanded('About')).toBe(false);
  expect(document.activeElement).toBe(disclosure('About'));
});

test('it closes when focus moves on, and when a link is chosen', async () => {
  const user = show();
  await user.click(disclosure('About'));
  await user.tab({ shift: true });
  expect(isExpanded('About')).toBe(true);
  await user.tab({ shift: true });
  await user.click(disclosure('Innovation Studios'));
  await user.click(screen.getByRole('link', { name: 'Projects' }));
  expect(isExpanded('Innovation Studios')).toBe(false);
});
