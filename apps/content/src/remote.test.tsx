import { documentContent } from '@raade/content-model/provided/provided-content';
import { MemoryRouter, useLocation, useRoutes } from '@raade/platform';
import { render, screen, waitFor } from '@testing-library/react';
import { pagesOf } from './pages.ts';
import remote from './remote.tsx';
import { handlersIn } from './testing/handlers-in.ts';
import { provideBrowser } from './testing/show-page.tsx';

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

beforeEach(provideBrowser);

test.each([
  ['/studios/apply', '/apply/student'],
  ['/studios/partner', '/apply/partner'],
  ['/speakers/ada-lovelace', '/conference/speakers/ada-lovelace'],
  ['/conference/speakers', '/conference#speakers'],
  ['/projects/unheard-of', '/studios'],
  ['/projects/unheard/of', '/studios'],
])('[PROJ-02][ROUTE-04][ROUTE-11] %s goes on to %s', async (from, to) => {
  open(from);
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe(to));
});

test.each(['/about/nothing', '/conference/nothing', '/contact/nothing', '/privacy/nothing'])(
  '%s is no page',
  (address) => {
    open(address);
    expect(screen.getByText('No page')).toBeTruthy();
  },
);

const pages = pagesOf(documentContent());
/** One page of each kind, and all that call themselves still. */
const samples = pages.filter(
  ({ path, chunk, still }) =>
    !path.endsWith('*') && (still || path === pages.find((page) => page.chunk === chunk)?.path),
);

test.each(samples)(
  '$path shows the page that is listed there, as still as it says: nothing in it answers but its links',
  async ({ path, title, chunk, still = false }) => {
    const { container } = open(path);
    await waitFor(() => expect(document.title).toContain(title));
    const handlers = handlersIn(container);
    // Pages of past forums have no script: a portrait that does not come shows its text there, and no drawing.
    const mayFail = chunk === 'past' ? 'onError of <img>' : undefined;
    if (still) expect(handlers.filter((one) => one !== mayFail)).toEqual([]);
    if (path === '/conference') expect(handlers).toContain('onClick of <button>');
  },
);
