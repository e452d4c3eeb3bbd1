import { act, renderHook } from '@testing-library/react';
import { closeNewsroom } from '../newsroom/newsroom.ts';
import { newsroom } from '../newsroom/newsroom.store.ts';
import { ContentServer } from '../newsroom/testing/content-server.ts';
import { useOpenNewsroom } from './use-open-newsroom.ts';

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

test('content that could not be read is read as soon as it can be', async () => {
  const server = new ContentServer();
  server.isReached = false;
  const { unmount } = renderHook(useOpenNewsroom);
  await pass(1000);
  expect(newsroom.getState().status).toBe('failed');
  server.isReached = true;
  await pass(15_000);
  expect(newsroom.getState().status).toBe('ready');
  unmount();
});

test('nobody waits for that once the network is back', async () => {
  const server = new ContentServer();
  server.isReached = false;
  const { unmount } = renderHook(useOpenNewsroom);
  await pass(1000);
  server.isReached = true;
  dispatchEvent(new Event('online'));
  await pass(0);
  expect(newsroom.getState().status).toBe('ready');
  unmount();
});
