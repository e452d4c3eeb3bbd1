import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InSite, SAMPLE_NAVIGATION } from '../site/testing/sample-site.tsx';
import { DesktopMenu } from './desktop-menu.tsx';

function show() {
  render(
    <InSite at="/rivers">
      <DesktopMenu />
    </InSite>,
  );
  return userEvent.setup();
}

const disclosure = (name: string) => screen.getByRole('button', { name: `More on ${name}` });
const isExpanded = (name: string) => disclosure(name).getAttribute('aria-expanded') === 'true';
const entry = (name: string) => screen.queryByRole('link', { name });

test('[NAV-14][NAV-22] items and buttons lead where remotes say, and pages with sections have a disclosure of them', () => {
  show();
  for (const { name, href } of [...SAMPLE_NAVIGATION.menu, ...SAMPLE_NAVIGATION.actions]) {
    expect(entry(name)?.getAttribute('href')).toBe(href);
  }
  const withSections = SAMPLE_NAVIGATION.menu.filter(({ dropdown }) => dropdown);
  expect(screen.getAllByRole('button')).toHaveLength(withSections.length);
  for (const { name } of withSections) {
    const panel = disclosure(name).getAttribute('aria-controls');
    expect(document.getElementById(panel ?? '')?.hidden).toBe(true);
  }
});

test('[NAV-18] a highlighted entry is marked, and no other; the page itself is the current one, not its sections', async () => {
  const user = show();
  await user.click(disclosure('Rivers'));
  expect(entry('Mouth')?.dataset['highlighted']).toBe('true');
  expect(entry('Source')?.dataset['highlighted']).toBeUndefined();
  expect(entry('Rivers')?.getAttribute('aria-current')).toBe('page');
  expect(entry('Source')?.getAttribute('aria-current')).toBe('false');
});

test('one dropdown is open at a time', async () => {
  const user = show();
  await user.click(disclosure('Rivers'));
  await user.click(disclosure('Hills'));
  expect(isExpanded('Rivers')).toBe(false);
  expect(isExpanded('Hills')).toBe(true);
});
