import { LOCAL_ENVIRONMENT, SAMPLE_TODAY } from '@raade/contracts/local/local-environment';
import {
  MemoryRouter,
  provideDay,
  provideEnvironment,
  useLocation,
  useRoutes,
} from '@raade/platform';
import { fakeObserver } from '@raade/platform/testing/fake-observer';
import { fakeMedia } from '@raade/platform/testing/media';
import { render, screen, waitFor } from '@testing-library/react';
import { pages } from './pages.ts';
import remote from './remote.tsx';

/** The code of a page comes within a second, but for a busy machine. */
const SLOWLY = { timeout: 15_000 };

function Address() {
  const { pathname, hash } = useLocation();
  return <p data-testid="address">{pathname + hash}</p>;
}

/** The paths of the remote, as its host opens them. */
function Site() {
  const paths = Object.entries(remote.routes).map(([path, children]) => ({
    path: path.replace(/\/\*$/, ''),
    children: [...children],
  }));
  return useRoutes([...paths, { path: '*', element: <p>No page</p> }]);
}

const open = (address: string) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <Address />
      <Site />
    </MemoryRouter>,
  );

/** jsdom lays nothing out, so no size ever changes. */
class NoResize {
  readonly observe = () => undefined;
  readonly disconnect = () => undefined;
}

beforeEach(() => {
  provideEnvironment(LOCAL_ENVIRONMENT);
  provideDay({ today: SAMPLE_TODAY });
  Object.assign(window, { ResizeObserver: NoResize });
  fakeMedia();
  fakeObserver(false);
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

/** Pages without those that take any other address below a path. */
const ownPages = pages.filter(({ path }) => !path.endsWith('*'));

test.each(ownPages.map(({ path, title }) => [path, title]))(
  '%s shows the page that is listed there',
  async (path, title) => {
    open(path);
    await waitFor(() => expect(document.title).toContain(title), SLOWLY);
  },
);

test.each([
  ['/studios/apply', '/apply/student'],
  ['/studios/partner', '/apply/partner'],
  ['/speakers/ada-lovelace', '/conference/speakers/ada-lovelace'],
  ['/conference/speakers', '/conference#speakers'],
  ['/projects/unheard-of', '/studios'],
  ['/projects/unheard/of', '/studios'],
])('[PROJ-02][ROUTE-04][ROUTE-11] %s goes on to %s', async (from, to) => {
  open(from);
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe(to), SLOWLY);
});

test.each(['/about/nothing', '/conference/nothing', '/contact/nothing', '/privacy/nothing'])(
  '%s is no page',
  (address) => {
    open(address);
    expect(screen.getByText('No page')).toBeTruthy();
  },
);

/** The handlers that React has been given for an element, by the names of their props. */
function handlersOf(element: Element): string[] {
  const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'));
  const props: unknown = key && Reflect.get(element, key);
  return Object.entries(Object(props) as object)
    .filter(([name, value]) => /^on[A-Z]/.test(name) && typeof value === 'function')
    .map(([name]) => `${name} of <${element.localName}>`);
}

/** The handlers of a page beside those of its links, whose work the frame can do. */
async function handlersAt(path: string): Promise<string[]> {
  const { container } = open(path);
  await screen.findByRole('heading', { level: 1 }, SLOWLY);
  return [...container.querySelectorAll(':not(a)')].flatMap(handlersOf);
}

test.each(pages.filter(({ still }) => still).map(({ path }) => [path]))(
  '%s is as still as it says: nothing in it answers but its links',
  async (path) => {
    expect(await handlersAt(path)).toEqual([]);
  },
);

test('handlers are seen where there are any', async () => {
  expect(await handlersAt('/conference')).toContain('onClick of <button>');
});
