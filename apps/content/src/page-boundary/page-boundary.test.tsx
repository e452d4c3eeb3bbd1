import { PAGE_MESSAGES, TECHNICAL_DETAILS } from '@raade/contracts/base/error-messages';
import { act, render, screen } from '@testing-library/react';
import { PageBoundary } from './page-boundary.tsx';

const { home, about } = PAGE_MESSAGES;
let isBroken: boolean;

function Page() {
  if (isBroken) throw new Error('the weave tore');
  return <h1>The page</h1>;
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  isBroken = true;
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test.each([
  ['ERR-04', 'home', home, 'There was an error loading the page.'],
  [
    'ERR-12',
    'about',
    about,
    "We're experiencing some technical difficulties. Please try refreshing the page or visit again later.",
  ],
] as const)(
  '[%s][ERR-16] page %s that throws says so in its own words, what the error says folded below',
  (_row, page, words, text) => {
    render(
      <PageBoundary page={page} {...words}>
        <Page />
      </PageBoundary>,
    );
    const alert = screen.getByRole('alert');
    expect(alert.querySelector('p')?.textContent).toBe(text);
    expect(screen.getByRole('button', { name: 'Reload Page' })).toBeTruthy();
    const folded = screen.getByText(TECHNICAL_DETAILS).closest('details');
    expect(folded?.open).toBe(false);
    expect(folded?.textContent).toContain('the weave tore');
  },
);

test('it comes back by itself when it no longer throws', async () => {
  render(
    <PageBoundary page="home" {...home}>
      <Page />
    </PageBoundary>,
  );
  isBroken = false;
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(screen.getByRole('heading', { name: 'The page' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
