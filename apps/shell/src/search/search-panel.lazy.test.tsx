import type { Registry } from '@raade/contracts/releases/registry';
import type { SearchEntry } from '@raade/contracts/site/search';
import { FederationContext } from '@raade/federation';
import { RELEASES, sampleFederation, sampleRegistry } from '@raade/federation/testing';
import { useLocation } from '@raade/platform';
import { render, screen, waitFor, within } from '@testing-library/react';
import { settled } from '@raade/platform/testing/settled';
import userEvent from '@testing-library/user-event';
import { InSite } from '../testing/sample-site.tsx';
import { SearchPanel } from './search-panel.lazy.tsx';

const FILES: Record<string, SearchEntry[]> = {
  content: [
    { title: 'Forum', path: '/conference', kind: 'Page', text: 'Two days in spring.' },
    { title: 'Forum dinner', path: '/conference#dinner', kind: 'Session' },
    { title: 'About the forum', path: '/about', kind: 'Page' },
  ],
  giving: [{ title: 'Donate', path: '/donate', kind: 'Page', text: 'Support the forum.' }],
};

const fetchMock = jest.fn<Promise<Response>, [address: string]>();
let hashes = 0;

/** A new hash each time, because files are cached by their hash. */
function newHash(): string {
  hashes += 1;
  return `sha384-${String(hashes).padStart(64, 'A')}`;
}

const registryOf = (search: string): Registry => ({ ...sampleRegistry({}), search });

/**
 * Answers with a registry of a new file each time, and with the entries of each remote; undefined: unreadable.
 */
const answering =
  (files: Readonly<Record<string, SearchEntry[] | undefined>>) => (address: string) => {
    const remotes = Object.entries(files).map(([name, entries]) => [
      name,
      { release: RELEASES[0], ...(entries && { entries }) },
    ]);
    const search = { remotes: Object.fromEntries(remotes) as object };
    const body = address.startsWith('/registry') ? registryOf(newHash()) : search;
    return Promise.resolve(new Response(JSON.stringify(body)));
  };

function Place() {
  const { pathname, hash } = useLocation();
  return <p data-testid="place">{pathname + hash}</p>;
}

async function show() {
  const [onChoose, onEscape] = [jest.fn(), jest.fn()];
  const registry = { composed: registryOf(newHash()), url: '/registry.json' };
  const federation = sampleFederation({}, { registry });
  const panel = (
    <FederationContext value={federation}>
      <InSite>
        <SearchPanel onChoose={onChoose} onEscape={onEscape} />
        <Place />
      </InSite>
    </FederationContext>
  );
  await settled(() => render(panel));
  return { user: userEvent.setup(), onChoose, onEscape };
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search the site' });
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const active = () =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;
const status = () => screen.getByRole('status').textContent;

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
  fetchMock.mockImplementation(answering(FILES));
  globalThis.fetch = fetchMock as typeof fetch;
});
afterEach(() => void fetchMock.mockReset());

test('[NAV-32] the field has focus, results are counted and grouped by kind', async () => {
  const { user } = await show();
  expect(document.activeElement).toBe(field());
  expect(field().getAttribute('aria-expanded')).toBe('false');
  expect(status()).toBe('Find pages, projects, speakers and sessions.');

  await user.keyboard('forum');
  expect(field().getAttribute('aria-expanded')).toBe('true');
  expect(status()).toBe('4 results');
  const groups = screen.getAllByRole('group').map((group) => [
    group.getAttribute('aria-labelledby') && within(group).getByRole('presentation').textContent,
    within(group)
      .getAllByRole('option')
      .map((option) => option.getAttribute('href')),
  ]);
  expect(groups).toEqual([
    ['Page', ['/conference', '/about', '/donate']],
    ['Session', ['/conference#dinner']],
  ]);
});

test('the status counts a single result, or says that there are none', async () => {
  const { user } = await show();
  await user.keyboard('dinner');
  expect(status()).toBe('1 result');
  await user.keyboard(' for nobody');
  expect(status()).toBe('No results for "dinner for nobody"');
  expect(field().getAttribute('aria-expanded')).toBe('false');
});

test('[NAV-32] suggestions are offered without results, and Enter alone does not open one', async () => {
  const donate = { title: 'Donate', path: '/donate', kind: 'Page', suggested: true as const };
  fetchMock.mockImplementation(answering({ ...FILES, giving: [donate] }));
  const { user, onChoose } = await show();
  expect(screen.getByRole('listbox', { name: 'Suggestions' })).toBeTruthy();
  expect(options()).toEqual(['Donate']);
  await user.keyboard('{Enter}elephants');
  expect(status()).toBe('No results for "elephants". You can go on from here:');
  expect(options()).toEqual(['Donate']);
  await user.keyboard('{Enter}');
  expect(onChoose).not.toHaveBeenCalled();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(screen.getByTestId('place').textContent).toBe('/donate');
});

test('[NAV-32] arrow keys, Home and End move through the options while focus stays in the field', async () => {
  const { user } = await show();
  await user.keyboard('forum');
  expect(active()).toBeUndefined();
  const walked: (string | null | undefined)[] = [];
  for (const key of ['ArrowDown', 'ArrowDown', 'End', 'ArrowDown', 'ArrowUp', 'Home', 'ArrowUp']) {
    await user.keyboard(`{${key}}`);
    walked.push(active()?.replace(/(Two|Support).*/, ''));
    expect(screen.getAllByRole('option', { selected: true })).toHaveLength(1);
  }
  expect(walked).toEqual([
    'Forum',
    'About the forum',
    'Forum dinner',
    'Forum',
    'Forum dinner',
    'Forum',
    'Forum dinner',
  ]);
  expect(document.activeElement).toBe(field());
});

test('Home and End move in the text until an option is active; typing deactivates it', async () => {
  const { user } = await show();
  await user.keyboard('forum{Home}');
  expect(field().selectionStart).toBe(0);
  await user.keyboard('{ArrowDown}');
  expect(active()).toContain('Forum');
  await user.keyboard('{Control>}a{/Control}dinner');
  expect(active()).toBeUndefined();
});

test('[NAV-32] Enter opens the active option, or else the first', async () => {
  const { user, onChoose } = await show();
  await user.keyboard('forum{ArrowUp}{Enter}');
  expect(screen.getByTestId('place').textContent).toBe('/conference#dinner');
  await user.keyboard('{Control>}a{/Control}donate{Enter}');
  expect(screen.getByTestId('place').textContent).toBe('/donate');
  expect(onChoose).toHaveBeenCalledTimes(2);
});

test('[NAV-32] a file that cannot be loaded hides only its own results and can be tried again', async () => {
  fetchMock.mockImplementation(answering({ ...FILES, giving: undefined }));
  const { user } = await show();
  await user.keyboard('forum');
  expect(status()).toBe('3 results');
  expect(screen.getByText(/A part of the site could not be reached/)).toBeTruthy();

  fetchMock.mockImplementation(answering(FILES));
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(status()).toBe('4 results'));
  expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
  expect(document.activeElement).toBe(field());
});

test('the status says that search is loading, or offers a retry after a failure', async () => {
  let refuse: (error: Error) => void = () => undefined;
  fetchMock.mockReturnValue(new Promise((_resolve, reject) => (refuse = reject)));
  const { user } = await show();
  expect(status()).toBe('Loading search...');
  await settled(() => refuse(new Error('refused')));
  await user.keyboard('forum');
  expect(status()).toBe('Search is not available right now.');
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy();
});

test('[NAV-32] a misspelled word offers similar entries, and Enter opens the first', async () => {
  const { user } = await show();
  await user.keyboard('dinnre');
  expect(status()).toBe('Did you mean this? Nothing is called "dinnre".');
  expect(options()).toEqual(['Forum dinner']);
  await user.keyboard('{Enter}');
  expect(screen.getByTestId('place').textContent).toBe('/conference#dinner');
});

test('a click on an option opens it', async () => {
  const { user, onChoose } = await show();
  await user.keyboard('about');
  await user.click(screen.getByRole('option', { name: /About the forum/ }));
  expect(screen.getByTestId('place').textContent).toBe('/about');
  expect(onChoose).toHaveBeenCalledTimes(1);
});

test('Escape first empties the field, then leaves the search', async () => {
  const { user, onEscape } = await show();
  await user.keyboard('forum{Escape}');
  expect(field().value).toBe('');
  expect(options()).toEqual([]);
  expect(onEscape).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  expect(onEscape).toHaveBeenCalledTimes(1);
});
