import { WHOLE_PAGE_DEADLINE } from '@raade/contracts/releases/deadlines';
import { Link, MemoryRouter, useRoutes } from '@raade/platform';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useRef, useState } from 'react';
import { PageAnnouncer } from './page-announcer.tsx';

/** A page that shows its heading after `after` milliseconds. */
function SlowPage({ after }: { readonly after: number }) {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setThere(true), after);
    return () => clearTimeout(timer);
  }, [after]);
  return isThere ? <h1>Slow</h1> : <p>Loading page...</p>;
}

function FormPage() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <>
      <h1>Form</h1>
      <input ref={field} aria-label="Own field" />
    </>
  );
}

function RecordPage() {
  const record = useRef<HTMLElement>(null);
  useEffect(() => record.current?.focus(), []);
  return (
    <>
      <h1>Records</h1>
      <section ref={record} tabIndex={-1}>
        Own record
      </section>
    </>
  );
}

function Site() {
  const page = useRoutes([
    { path: '/', element: <h1>Home</h1> },
    { path: '/slow', element: <SlowPage after={3_000} /> },
    { path: '/slower', element: <SlowPage after={WHOLE_PAGE_DEADLINE + 1} /> },
    { path: '/form', element: <FormPage /> },
    { path: '/record', element: <RecordPage /> },
    {
      path: '/about',
      element: (
        <>
          <h1>About</h1>
          <div id="team">
            <h2>Team</h2>
          </div>
        </>
      ),
    },
  ]);
  return (
    <>
      {['/slow', '/slower', '/form', '/record', '/about', '/about#team', '/?q=1', '/#top'].map(
        (to) => (
          <Link key={to} to={to}>
            {to}
          </Link>
        ),
      )}
      <input aria-label="Field" />
      <main>{page}</main>
      <PageAnnouncer />
    </>
  );
}

function show() {
  document.title = 'Page title';
  render(
    <MemoryRouter>
      <Site />
    </MemoryRouter>,
  );
  return userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
}

const announced = () => screen.getByTestId('page-announcer').textContent;
const focused = () => document.activeElement?.textContent;
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => jest.useFakeTimers());

test('the first page does not move focus and is not announced', async () => {
  show();
  await pass(200);
  expect(document.activeElement).toBe(document.body);
  expect(announced()).toBe('');
});

test('a redirect before the first user action does not move focus either', async () => {
  Object.assign(navigator, { userActivation: { hasBeenActive: false } });
  const user = show();
  await user.click(screen.getByRole('link', { name: '/about' }));
  await pass(200);
  expect(focused()).toBe('/about');
  expect(announced()).toBe('');

  Object.assign(navigator, { userActivation: { hasBeenActive: true } });
  await user.click(screen.getByRole('link', { name: '/slow' }));
  await pass(3_100);
  expect(focused()).toBe('Slow');
  Reflect.deleteProperty(navigator, 'userActivation');
});

test('a link to another page moves focus to its heading and announces its title', async () => {
  const user = show();
  await user.click(screen.getByRole('link', { name: '/about' }));
  expect(focused()).toBe('About');
  await pass(100);
  expect(announced()).toBe('Page title');

  await user.tab();
  expect(screen.getByRole('heading', { name: 'About' }).hasAttribute('tabindex')).toBe(false);
});

test.each(['/?q=1', '/#top'])('%s stays on the page, and so does focus', async (link) => {
  const user = show();
  await user.click(screen.getByRole('link', { name: link }));
  await pass(200);
  expect(focused()).toBe(link);
  expect(announced()).toBe('');
});

test('a link to a section of another page moves focus to its heading', async () => {
  const user = show();
  await user.click(screen.getByRole('link', { name: '/about#team' }));
  expect(focused()).toBe('Team');
});

test('a slow page gets focus when it is shown', async () => {
  const user = show();
  await user.click(screen.getByRole('link', { name: '/slow' }));
  await pass(2_999);
  expect(focused()).toBe('/slow');
  await pass(1);
  await pass(100);
  expect(focused()).toBe('Slow');
  expect(announced()).toBe('Page title');
});

test('the page does not take focus from a visitor who types meanwhile', async () => {
  const user = show();
  const field = screen.getByRole('textbox', { name: 'Field' });
  await user.click(field);
  // The link behaves like one in a dialog that gives focus back to where it came from.
  fireEvent.click(screen.getByRole('link', { name: '/slow' }));
  await user.keyboard('a');
  await pass(3_000);
  await pass(100);
  expect(document.activeElement).toBe(field);
  expect(announced()).toBe('Page title');
});

test('the page does not take focus from a visitor who has moved it meanwhile', async () => {
  const user = show();
  await user.click(screen.getByRole('link', { name: '/slow' }));
  await user.tab();
  await pass(3_000);
  expect(focused()).toBe('/slower');
});

test('a page that loads after the deadline does not get focus', async () => {
  const user = show();
  await user.click(screen.getByRole('link', { name: '/slower' }));
  await pass(WHOLE_PAGE_DEADLINE + 1000);
  expect(focused()).toBe('/slower');
});

test('a page that focuses one of its sections keeps focus there', async () => {
  const user = show();
  await user.click(screen.getByRole('link', { name: '/record' }));
  await pass(0);
  expect(focused()).toBe('Own record');
});

test('a page that focuses one of its fields keeps focus there', async () => {
  const user = show();
  await user.click(screen.getByRole('link', { name: '/form' }));
  await pass(0);
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Own field' }));
});
