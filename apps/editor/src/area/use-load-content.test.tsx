import { act, renderHook } from '@testing-library/react';
import { closeNewsroom } from '../editor-state/editor-actions.ts';
import { newsroom } from '../editor-state/editor.store.ts';
import { ContentServer } from '../editor-state/testing/fake-content-server.ts';
import { useOpenNewsroom } from './use-load-content.ts';

jest.mock('@raade/firebase/auth', () => ({ accountHere: () => 'ada' }));

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  closeNewsroom();
  jest.restoreAllMocks();
});

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

test.each([
  ['in a moment', () => pass(15_000)],
  ['at once where the network is back', () => act(() => dispatchEvent(new Event('online')))],
])('content that could not be read is read %s', async (_when, wait) => {
  const server = new ContentServer();
  server.isReached = false;
  const { unmount } = renderHook(useOpenNewsroom);
  await pass(1000);
  expect(newsroom.getState().status).toBe('failed');
  server.isReached = true;
  await wait();
  await pass(0);
  expect(newsroom.getState().status).toBe('ready');
  unmount();
});
