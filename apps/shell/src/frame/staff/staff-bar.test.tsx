import { addModalDialogs } from '@raade/contracts/testing/modal-dialogs';
import { Link, logger, setStaffSession } from '@raade/platform';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InSite } from '../../testing/sample-site.tsx';
import StaffBar from './staff-bar.lazy.tsx';

const signOut = jest.fn();

const session = (...rights: string[]) => ({
  email: 'ada@example.org',
  signOut,
  access: { may: (right: string) => rights.includes(right), accountPage: '/bridge/account' },
});

async function open() {
  render(
    <InSite at="/bridge/charts">
      <StaffBar />
      <Link to="/bridge/charts?of=iron">Filter</Link>
    </InSite>,
  );
  await screen.findByRole('link', { name: 'View site' });
  return userEvent.setup();
}

/** The links beside the page, which wide screens show. */
function rail() {
  const [first] = screen.getAllByRole('navigation', { hidden: true });
  return within(first ?? document.body);
}

afterEach(() => act(() => setStaffSession(undefined)));

test('without a signed-in account the bar has only the link back to the site', async () => {
  await open();
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Account' })).toBeNull();
});

test('signed-in staff see links to the pages they may read; the current one is marked', async () => {
  await open();
  act(() => setStaffSession(session()));
  expect(
    rail()
      .getAllByRole('link', { hidden: true })
      .map(({ textContent }) => textContent),
  ).toEqual(['Charts']);
  act(() => setStaffSession(session('cargo.read')));
  const links = rail().getAllByRole('link', { hidden: true });
  expect(links.map(({ textContent }) => textContent)).toEqual(['Charts', 'Cargo']);
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual(['page', null]);
  rail().getByText('Hold');
});

test('a link shows how many items wait, counted again on each new page', async () => {
  const countWaiting = jest.fn(() => Promise.resolve({ crates: 3, barrels: 2 }));
  const user = await open();
  act(() => setStaffSession({ ...session('cargo.read'), countWaiting }));
  await rail().findByRole('link', { name: 'Cargo 3 waiting', hidden: true });
  rail().getByRole('link', { name: 'Charts', hidden: true });

  countWaiting.mockResolvedValueOnce({ crates: 0, barrels: 2 });
  await user.click(rail().getByRole('link', { name: 'Cargo 3 waiting', hidden: true }));
  await rail().findByRole('link', { name: 'Cargo', hidden: true });
  expect(countWaiting).toHaveBeenCalledTimes(2);
});

test('the count links to the first tab with waiting items, the name to the whole page', async () => {
  const countWaiting = () => Promise.resolve({ leaks: 4, large: 0, small: 4 });
  await open();
  act(() => setStaffSession({ ...session('bilge.read'), countWaiting }));
  const count = await rail().findByRole('link', { name: '4 waiting, Bilge', hidden: true });
  expect(count.getAttribute('href')).toBe('/bridge/bilge?show=small');
  const page = rail().getByRole('link', { name: 'Bilge', hidden: true });
  expect(page.getAttribute('href')).toBe('/bridge/bilge');
});

test('a changed filter on the same page does not cause a new count', async () => {
  const countWaiting = jest.fn(() => Promise.resolve({ crates: 3, barrels: 2 }));
  const user = await open();
  act(() => setStaffSession({ ...session('cargo.read'), countWaiting }));
  await rail().findByRole('link', { name: 'Cargo 3 waiting', hidden: true });

  await user.click(screen.getByRole('link', { name: 'Filter' }));
  expect(countWaiting).toHaveBeenCalledTimes(1);
});

test('links work even if the count of waiting items fails', async () => {
  const warn = jest.spyOn(logger, 'warn').mockReturnValue();
  await open();
  const countWaiting = () => Promise.reject(new Error('offline'));
  act(() => setStaffSession({ ...session('cargo.read'), countWaiting }));
  await waitFor(() => expect(warn).toHaveBeenCalledTimes(1));
  rail().getByRole('link', { name: 'Cargo', hidden: true });
});

test('the links are marked as the staff rail once staff have signed in', async () => {
  await open();
  expect(document.querySelector('[data-staff-rail]')).toBeNull();
  act(() => setStaffSession(session('cargo.read')));
  expect(document.querySelector('[data-staff-rail]')?.contains(rail().getByText('Cargo'))).toBe(
    true,
  );
});

test('the account menu shows the email address, a link to the account and Sign Out', async () => {
  const user = await open();
  act(() => setStaffSession(session()));
  expect(screen.getByText('Signed in as ada@example.org').parentElement?.hidden).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Account' }));
  screen.getByRole('link', { name: 'Your account' });
  await user.click(screen.getByRole('button', { name: 'Sign Out' }));
  expect(signOut).toHaveBeenCalledTimes(1);
});

beforeAll(() => addModalDialogs());

test('the question mark opens the keyboard shortcuts, except in a field', async () => {
  const user = await open();
  act(() => setStaffSession(session()));
  const field = document.createElement('input');
  document.body.append(field);
  field.focus();
  await user.keyboard('?');
  expect(screen.queryByRole('dialog')).toBeNull();
  field.remove();
  await user.keyboard('?');
  screen.getByRole('dialog', { name: 'Keyboard shortcuts' });
});

test('shortcut keys press buttons and focus fields, except in a field or with a dialog open', async () => {
  const user = await open();
  act(() => setStaffSession(session()));
  const page = document.createElement('div');
  page.innerHTML =
    '<input><button aria-keyshortcuts="a x">Accept</button><select aria-keyshortcuts="f"><option>Fur</option></select>';
  document.body.append(page);
  const pressed = jest.fn();
  page.querySelector('button')?.addEventListener('click', pressed);
  const select = page.querySelector('select');

  page.querySelector('input')?.focus();
  await user.keyboard('a');
  page.querySelector('button')?.focus();
  await user.keyboard('{Control>}a{/Control}');
  expect(pressed).not.toHaveBeenCalled();
  // With Caps Lock, keys are capitals.
  await user.keyboard('A');
  expect(pressed).toHaveBeenCalledTimes(1);
  await user.keyboard('f');
  expect(document.activeElement).toBe(select);

  select?.blur();
  await user.keyboard('?');
  await user.keyboard('a');
  expect(pressed).toHaveBeenCalledTimes(1);
  page.remove();
});
