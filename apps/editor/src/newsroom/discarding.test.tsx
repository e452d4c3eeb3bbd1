import { LOCAL_ENVIRONMENT } from '@raade/contracts/local-environment';
import { provideEnvironment } from '@raade/platform';
import { workingItem } from './items.ts';
import { closeNewsroom, discardDraft, openNewsroom, saveItem } from './newsroom.ts';
import type { ReadyNewsroom } from './newsroom-state.ts';
import { newsroom } from './newsroom.store.ts';
import { saveNow } from './save-queue.ts';
import { ContentServer } from './testing/content-server.ts';
import { liveWith } from './testing/sample-items.ts';

const ACCOUNT = { uid: 'ada' };
jest.mock('@raade/firebase/auth', () => ({ accountHere: () => ACCOUNT.uid }));

const NAME = { part: 'sessions', item: 'opening-address' } as const;
const roomOf = (room: string) => liveWith(NAME, { room });
const write = (room: string) => saveItem({ ...NAME, value: roomOf(room) });
const KEY = 'raade-content-unsaved';

let server: ContentServer;

beforeAll(() => provideEnvironment(LOCAL_ENVIRONMENT));
beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2025-03-01T12:00:00Z') });
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  localStorage.clear();
  ACCOUNT.uid = 'ada';
  server = new ContentServer();
});
afterEach(() => {
  closeNewsroom();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
const ready = () => newsroom.getState() as ReadyNewsroom;
const unsaved = () => newsroom.getState().unsaved[0];
const keptOnDevice = () => localStorage.getItem(KEY);

test('a draft is discarded with what is not saved of it', async () => {
  await openNewsroom();
  write('Room 7');
  await saveNow();
  write('Room 8');
  await expect(discardDraft(NAME)).resolves.toBeUndefined();
  await pass(60_000);
  expect(server.drafts).toEqual([]);
  expect(workingItem(ready(), NAME)).toEqual(liveWith(NAME));
  expect(keptOnDevice()).toBeNull();
});

test('what cannot be discarded stays, with what is not saved of it', async () => {
  await openNewsroom();
  write('Room 7');
  await saveNow();
  server.isReached = false;
  write('Room 8');
  const refusal = discardDraft(NAME);
  await pass(0);
  await expect(refusal).resolves.toMatch(/could not be saved/);
  expect(unsaved()?.value).toEqual(roomOf('Room 8'));
});

test('what was on its way when a draft could not be discarded is not on its way for ever', async () => {
  await openNewsroom();
  server.hold();
  write('Room 7');
  await pass(1000);
  const refusal = discardDraft(NAME);
  server.isReached = false;
  server.letGo();
  await pass(0);
  await expect(refusal).resolves.toMatch(/could not be saved/);
  server.isReached = true;
  await pass(20_000);
  expect(ready().unsaved).toEqual([]);
  expect(server.draftOf(NAME)?.value).toEqual(roomOf('Room 7'));
});
