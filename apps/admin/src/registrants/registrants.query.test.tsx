import { focusManager, InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import { countRegistrants, readRegistrants } from './read-registrants.ts';
import { retryDelay } from '../table/reading/reading-rules.ts';
import { registrantQueries } from './registrants.query.ts';

const { pages } = registrantQueries('2025');

jest.mock('./read-registrants.ts');
const read = jest.mocked(readRegistrants);
jest.mocked(countRegistrants).mockResolvedValue(0);

const MINUTE_MS = 60_000;
let client: QueryClient;
let stop: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  read.mockReset();
  client = new QueryClient();
  client.mount();
});

afterEach(() => {
  stop();
  client.clear();
  client.unmount();
  focusManager.setFocused(undefined);
});

function observe() {
  const observer = new InfiniteQueryObserver(client, pages);
  stop = observer.subscribe(() => undefined);
  return observer;
}

test('[CALL-10] a failed read is tried once more, a second later', async () => {
  read.mockRejectedValue(new Error('unavailable'));
  const observer = observe();
  await jest.advanceTimersByTimeAsync(999);
  expect(read).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(read).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(MINUTE_MS);
  expect(read).toHaveBeenCalledTimes(2);
  expect(observer.getCurrentResult().status).toBe('error');
});

test('[CALL-10] the delay before a retry doubles from one second up to thirty', () => {
  const waits = [0, 1, 2, 3, 4, 5, 6].map((failures) => retryDelay(failures));
  expect(waits).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
});

test('[CALL-10] a return to the window causes no new read, however old the data is', async () => {
  read.mockResolvedValue({ documents: [], unreadable: [], end: undefined });
  observe();
  await jest.advanceTimersByTimeAsync(60 * MINUTE_MS);
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  await jest.advanceTimersByTimeAsync(MINUTE_MS);
  expect(read).toHaveBeenCalledTimes(1);
});

test('[CALL-10] unused data is kept for five minutes', async () => {
  read.mockResolvedValue({ documents: [], unreadable: [], end: undefined });
  observe();
  await jest.advanceTimersByTimeAsync(0);
  stop();
  await jest.advanceTimersByTimeAsync(5 * MINUTE_MS - 1);
  expect(client.getQueryData(pages.queryKey)).toBeDefined();
  await jest.advanceTimersByTimeAsync(1);
  expect(client.getQueryData(pages.queryKey)).toBeUndefined();
});
