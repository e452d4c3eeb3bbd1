import { workingItem } from './items.ts';
import { discardDraft, openNewsroom } from './newsroom.ts';
import { newsroom } from './newsroom.store.ts';
import { saveNow } from './save-queue.ts';
import { beginAtEmptyDesk, NAME, pass, ready, roomOf, write } from './testing/at-desk.ts';
import { ContentServer } from './testing/content-server.ts';
import { liveWith } from './testing/sample-items.ts';

jest.mock('@raade/firebase/auth', () => ({ accountHere: () => 'ada' }));

let server: ContentServer;

beginAtEmptyDesk();
beforeEach(() => {
  server = new ContentServer();
});

const KEY = 'raade-content-unsaved';
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
