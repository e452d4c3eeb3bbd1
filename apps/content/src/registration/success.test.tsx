import { MemoryRouter, useRoutes } from '@raade/platform';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { hrefOf } from '../testing/show-page.tsx';
import SuccessPage from './success.page.tsx';

const Pages = () =>
  useRoutes([
    { path: '/conference', element: <p>The forum</p> },
    { path: '/conference/success', element: <SuccessPage /> },
  ]);
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
/** Tells if the layer with this text is visible. */
const shown = (text: string | RegExp) =>
  getComputedStyle(screen.getByText(text)).visibility === 'visible';

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

function show(search: string) {
  render(
    <MemoryRouter initialEntries={[`/conference/success${search}`]}>
      <Pages />
    </MemoryRouter>,
  );
}

test('[REG-06] the page shows that it verifies for exactly 800 ms', () => {
  show('?session_id=cs_1');
  wait(799);
  expect(screen.getByText('Verifying your registration...')).toHaveProperty('nodeName', 'SPAN');
  expect(screen.queryByRole('link', { name: 'Back to Conference Details' })).toBeNull();
  wait(1);
  expect(shown('Registration Complete!')).toBe(true);
  expect(shown('Nothing to confirm')).toBe(false);
  expect(screen.getByRole('link', { name: 'Back to Conference Details' })).toBeTruthy();
  expect(console.warn).not.toHaveBeenCalled();
});

test('[REG-10] the link back takes 300 ms, unless it opens another tab', () => {
  show('?session_id=cs_1');
  wait(800);
  const back = screen.getByRole('link', { name: 'Back to Conference Details' });
  fireEvent.click(back, { ctrlKey: true });
  wait(1000);
  expect(screen.queryByText('The forum')).toBeNull();
  fireEvent.click(back);
  wait(299);
  expect(screen.queryByText('The forum')).toBeNull();
  wait(1);
  expect(screen.getByText('The forum')).toBeTruthy();
});

test('[REG-07] a missing session is logged, and no success is shown', () => {
  show('');
  expect(console.warn).toHaveBeenCalledTimes(1);
  wait(800);
  expect(screen.getByText('Nothing to confirm')).toHaveProperty('nodeName', 'SPAN');
  expect(shown('Registration Complete!')).toBe(false);
  expect(shown(/has been sent/)).toBe(false);
  expect(screen.queryByRole('link', { name: 'Back to Conference Details' })).toBeNull();
  expect(hrefOf('See the forum')).toBe('/conference');
});
