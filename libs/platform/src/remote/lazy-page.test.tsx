import { render, screen } from '@testing-library/react';
import { settled } from '../testing/settled.ts';
import { Component, type ReactNode, Suspense } from 'react';
import { AttemptContext } from '../recovery/attempt-context.ts';
import { lazyPage } from './lazy-page.tsx';

class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? 'failed' : this.props.children;
  }
}

function inAttempt(attempt: number, page: ReactNode) {
  return (
    <Boundary key={attempt}>
      <AttemptContext value={attempt}>
        <Suspense fallback="loading">{page}</Suspense>
      </AttemptContext>
    </Boundary>
  );
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('a page whose import failed is imported again by the next attempt, and only then', async () => {
  const load = jest
    .fn()
    .mockRejectedValueOnce(new Error('missing chunk'))
    .mockResolvedValue({ default: () => 'the page' });
  const Page = lazyPage(load);

  const view = await settled(() => render(inAttempt(0, <Page />)));
  expect(screen.getByText('failed')).toBeTruthy();
  await settled(() => view.rerender(inAttempt(0, <Page />)));
  expect(load).toHaveBeenCalledTimes(1);

  await settled(() => view.rerender(inAttempt(1, <Page />)));
  expect(screen.getByText('the page')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
});

test('a page that is there is never imported again', async () => {
  const load = jest.fn().mockResolvedValue({ default: () => 'the page' });
  const Page = lazyPage(load);
  const view = await settled(() => render(inAttempt(0, <Page />)));
  await settled(() => view.rerender(inAttempt(1, <Page />)));
  expect(screen.getByText('the page')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
});
