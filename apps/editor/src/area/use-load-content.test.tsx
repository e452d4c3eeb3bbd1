import { act, renderHook } from '@testing-library/react';
import { clearContent } from '../editor-state/editor-actions.ts';
import { editorStore } from '../editor-state/editor.store.ts';
import { FakeContentServer } from '../editor-state/testing/fake-content-server.ts';
import { useLoadContent } from './use-load-content.ts';

jest.mock('@raade/firebase/auth', () => ({ currentAccountId: () => 'ada' }));

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => clearContent());

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

test.each([
  ['after a few seconds', () => pass(15_000)],
  ['as soon as the network is back', () => act(() => dispatchEvent(new Event('online')))],
])('content that failed to load is loaded again %s', async (_when, wait) => {
  const server = new FakeContentServer();
  server.isReachable = false;
  const { unmount } = renderHook(useLoadContent);
  await pass(1000);
  expect(editorStore.getState().status).toBe('failed');
  server.isReachable = true;
  await wait();
  await pass(0);
  expect(editorStore.getState().status).toBe('ready');
  unmount();
});
