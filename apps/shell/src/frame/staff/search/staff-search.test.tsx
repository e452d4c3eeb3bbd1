import type { SearchEntry } from '@raade/contracts/site/search';
import { addModalDialogs } from '@raade/contracts/testing/modal-dialogs';
import { setStaffSession, useLocation } from '@raade/platform';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InSite } from '../../../testing/sample-site.tsx';
import { StaffSearch } from './staff-search.tsx';

const donation = (title: string): SearchEntry => ({
  kind: 'Donations',
  title,
  text: '$50.00 · ada@example.org',
  path: `/bridge/donations?record=${title.replaceAll(' ', '-')}`,
});
const ADA = donation('Ada Cargo');
const MAIL: SearchEntry = { kind: 'Campaigns', title: 'Cargo is here', path: '/bridge/mails/1' };

const search = jest.fn<Promise<readonly SearchEntry[]>, [string]>();

function Place() {
  const { pathname, search: query } = useLocation();
  return <p data-testid="place">{pathname + query}</p>;
}

/** Opens the search by its shortcut, as an account that may read the cargo. */
async function open() {
  const access = { may: () => true, accountPage: '/bridge/account' };
  act(() => setStaffSession({ email: 'ada@example.org', signOut: jest.fn(), access, search }));
  render(
    <InSite at="/bridge/charts">
      <StaffSearch />
      <Place />
    </InSite>,
  );
  const user = userEvent.setup();
  await user.keyboard('{Control>}k{/Control}');
  await screen.findByText('Find people, donations, applications, campaigns and pages.');
  return user;
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search' });
const status = () => screen.getByRole('status').textContent;
const active = () =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;
const groups = () =>
  screen.queryAllByRole('group').map((group) => [
    within(group).getByRole('presentation').textContent,
    ...within(group)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ]);

beforeAll(() => addModalDialogs({ firesClose: true }));
beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
  search.mockReset().mockResolvedValue([ADA, MAIL]);
});
afterEach(() => act(() => setStaffSession(undefined)));

test('matching pages appear at once and records after a pause, grouped by kind', async () => {
  const user = await open();
  expect(document.activeElement).toBe(field());
  await user.keyboard('cargo');
  expect(groups()).toEqual([['Pages', 'CargoHold']]);
  await waitFor(() => expect(status()).toBe('3 results'));
  expect(groups()).toEqual([
    ['Pages', 'CargoHold'],
    ['Donations', 'Ada Cargo$50.00 · ada@example.org'],
    ['Campaigns', 'Cargo is here'],
  ]);
  expect(search.mock.calls).toEqual([['cargo']]);
});

test('the first result is marked; arrows and Enter open one and close the dialog', async () => {
  const user = await open();
  await user.keyboard('ada');
  await waitFor(() => expect(groups()).toHaveLength(2));
  const marked = () => document.querySelector('[data-default]')?.textContent;
  expect(marked()).toContain('Ada Cargo');
  await user.keyboard('{ArrowDown}');
  expect(active()).toContain('Ada Cargo');
  expect(marked()).toBeUndefined();
  await user.keyboard('{Enter}');
  expect(screen.getByTestId('place').textContent).toBe('/bridge/donations?record=Ada-Cargo');
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('while the next answer is loading, only results that still match are shown', async () => {
  search.mockResolvedValueOnce([ADA, donation('Adaeze')]);
  const user = await open();
  await user.keyboard('ada');
  await waitFor(() => expect(status()).toBe('2 results'));
  search.mockResolvedValueOnce([]);
  await user.keyboard('e');
  expect(groups().flat()).toEqual(['Donations', expect.stringContaining('Adaeze')]);
  await waitFor(() => expect(status()).toBe('Nothing found'));
});

test('a failed search shows a message and can be tried again', async () => {
  search.mockRejectedValueOnce(new Error('offline'));
  const user = await open();
  await user.keyboard('ada');
  await screen.findByText('Search could not be reached. Please try again.');
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(status()).toBe('2 results'));
  expect(document.activeElement).toBe(field());
});
