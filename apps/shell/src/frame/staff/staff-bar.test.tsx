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

test('while nobody is signed in there is the way back to the site alone', async () => {
  await open();
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Account' })).toBeNull();
});

test('signed-in staff see links to the pages that they may read, the current one marked', async () => {
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

test('a link says how much waits there, counted anew with each page', async () => {
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

test('a count leads to the first list that has what waits, and its link to the whole page', async () => {
  const countWaiting = () => Promise.resolve({ leaks: 4, large: 0, small: 4 });
  await open();
  act(() => setStaffSession({ ...session('bilge.read'), countWaiting }));
  const count = await rail().findByRole('link', { name: '4 waiting, Bilge', hidden: true });
  expect(count.getAttribute('href')).toBe('/bridge/bilge?show=small');
  const page = rail().getByRole('link', { name: 'Bilge', hidden: true });
  expect(page.getAttribute('href')).toBe('/bridge/bilge');
});

test('a filter in the address of the same page does not count anew', async () => {
  const countWaiting = jest.fn(() => Promise.resolve({ crates: 3, barrels: 2 }));
  const user = await open();
  act(() => setStaffSession({ ...session('cargo.read'), countWaiting }));
  await rail().findByRole('link', { name: 'Cargo 3 waiting', hidden: true });

  await user.click(screen.getByRole('link', { name: 'Filter' }));
  expect(countWaiting).toHaveBeenCalledTimes(1);
});

test('links work where nobody can say what waits', async () => {
  const warn = jest.spyOn(logger, 'warn').mockReturnValue();
  await open();
  const countWaiting = () => Promise.reject(new Error('offline'));
  act(() => setStaffSession({ ...session('cargo.read'), countWaiting }));
  await waitFor(() => expect(warn).toHaveBeenCalledTimes(1));
  rail().getByRole('link', { name: 'Cargo', hidden: true });
});

test('pages make room for the links as soon as they are there', async () => {
  await open();
  expect(document.querySelector('[data-staff-rail]')).toBeNull();
  act(() => setStaffSession(session('cargo.read')));
  expect(document.querySelector('[data-staff-rail]')?.contains(rail().getByText('Cargo'))).toBe(
    true,
  );
});

test('the account menu says who is signed in, and leads to the account and out', async () => {
  const user = await open();
  act(() => setStaffSession(session()));
  expect(screen.getByText('Signed in as ada@example.org').parentElement?.hidden).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Account' }));
  screen.getByRole('link', { name: 'Your account' });
  await user.click(screen.getByRole('button', { name: 'Sign Out' }));
  expect(signOut).toHaveBeenCalledTimes(1);
});

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  HTMLDialogElement.prototype.scrollTo = () => undefined;
});

test('a question mark shows the keys, but not while somebody types', async () => {
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

test('keys press buttons of the page and focus its fields, but not while somebody types or a dialog is open', async () => {
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
