import { documentContent, provideContent } from '@raade/content-model/provided/provided-content';
import { OTHER_CONTENT } from '@raade/content-model/testing/other-content';
import { MemoryRouter, useLocation } from '@raade/platform';
import { useRemote } from '@raade/platform/testing/use-remote';
import { render, screen, waitFor } from '@testing-library/react';
import { pagesOf } from './pages.ts';
import remote from './remote.tsx';
import { provideBrowser } from './testing/show-page.tsx';

// In this content one speaker and one project have moved to new addresses, and there was a forum in 2025.
provideContent({ ...OTHER_CONTENT, hasPast: true });

function Address() {
  const { pathname, hash } = useLocation();
  return <p data-testid="address">{pathname + hash}</p>;
}

const Site = () => useRemote(remote, <p>No page</p>);

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
  ['/conference/speakers/amina', '/conference/speakers/ustadha-amina'],
  ['/conference/speakers/amina-mithal', '/conference/speakers/ustadha-amina'],
  ['/conference#session-first-road', '/conference/2025#session-first-road'],
  ['/projects/the-road', '/projects/a-road'],
  ['/projects/project-3', '/projects/a-road'],
  ['/projects/unheard-of', '/studios'],
  ['/projects/unheard/of', '/studios'],
])('[PROJ-02][ROUTE-04][ROUTE-11] %s redirects to %s', async (from, to) => {
  open(from);
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe(to));
});

test.each(['/about/nothing', '/conference/nothing', '/contact/nothing', '/privacy/nothing'])(
  '%s is not a page',
  (address) => {
    open(address);
    expect(screen.getByText('No page')).toBeTruthy();
  },
);

test.each(['/conference/2019', '/conference/2025/speakers/nobody'])(
  '%s is not a page, since the archive lacks it',
  async (address) => {
    open(address);
    expect(await screen.findByText('No page')).toBeTruthy();
  },
);

/** Names of the event handlers that React has attached to an element. */
function handlersOf(element: Element): string[] {
  const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'));
  const props: unknown = key && Reflect.get(element, key);
  return Object.entries(Object(props) as object)
    .filter(([name, value]) => /^on[A-Z]/.test(name) && typeof value === 'function')
    .map(([name]) => `${name} of <${element.localName}>`);
}

const pages = pagesOf(documentContent());
/** One page of each chunk, and all pages without a script. */
const samples = pages.filter(
  ({ path, chunk, isStatic }) =>
    !path.endsWith('*') && (isStatic || path === pages.find((page) => page.chunk === chunk)?.path),
);

test.each(samples)(
  '$path shows the listed page, and has no event handlers if listed as still',
  async ({ path, title, chunk, isStatic = false }) => {
    const { container } = open(path);
    await waitFor(() => expect(document.title).toContain(title));
    const handlers = [...container.querySelectorAll(':not(a)')].flatMap(handlersOf);
    // Pages of past forums load no script, so error handlers of their portraits never run.
    const mayFail = chunk === 'past' ? 'onError of <img>' : undefined;
    if (isStatic) expect(handlers.filter((one) => one !== mayFail)).toEqual([]);
    if (path === '/conference') expect(handlers).toContain('onClick of <button>');
  },
);
