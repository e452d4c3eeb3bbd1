import { unsavedForms } from '@raade/platform';
import { workingItem } from './items-with-drafts.ts';
import {
  clearContent,
  discardDraft,
  loadContent,
  saveItem,
  resolveConflict,
} from './editor-actions.ts';
import type { ReadyState } from './editor-state.ts';
import { editorStore } from './editor.store.ts';
import { saveNow } from './save-queue.ts';
import { FakeContentServer } from './testing/fake-content-server.ts';
import { liveWith } from './testing/sample-items.ts';

const ACCOUNT = { uid: 'ada' };
jest.mock('@raade/firebase/auth', () => ({ currentAccountId: () => ACCOUNT.uid }));

let server: FakeContentServer;

beforeEach(async () => {
  jest.useFakeTimers({ now: new Date('2025-03-01T12:00:00Z') });
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  localStorage.clear();
  ACCOUNT.uid = 'ada';
  server = new FakeContentServer();
  await loadContent();
});
afterEach(() => clearContent());

/** The item that an editor works at. */
const NAME = { part: 'sessions', item: 'opening-address' } as const;
const roomOf = (room: string) => liveWith(NAME, { room });
const write = (room: string) => saveItem({ ...NAME, value: roomOf(room) });
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
const ready = () => editorStore.getState() as ReadyState;

/** Writes, and waits until it is sent. */
async function send(room: string): Promise<void> {
  write(room);
  await pass(1000);
}

const KEY = 'raade-content-unsaved';
const unsaved = () => editorStore.getState().unsaved[0];
const rooms = () => server.saves.map(({ value }) => (value as { room: string }).room);
const keptOnDevice = () => localStorage.getItem(KEY);

/** The page is closed, without a moment to save, and opened again. */
async function openAgain(): Promise<void> {
  clearContent();
  await loadContent();
}

test('a change is saved one second after the last key, and kept on the device until then', async () => {
  write('Room 1');
  await pass(900);
  write('Room 12');
  expect(workingItem(ready(), NAME)).toEqual(roomOf('Room 12'));
  expect(keptOnDevice()).toContain('Room 12');
  expect(unsavedForms()).toEqual(['editor/items']);
  await pass(900);
  expect(server.saves).toEqual([]);
  await pass(100);
  expect(server.saves).toEqual([
    { ...NAME, value: roomOf('Room 12'), edition: 'sample', revision: 0 },
  ]);
  expect(ready().unsaved).toEqual([]);
  expect(ready().content.drafts).toHaveLength(1);
  expect(keptOnDevice()).toBeNull();
  expect(unsavedForms()).toEqual([]);
});

test('text typed while a save is under way is saved after it, without a conflict', async () => {
  server.holdSaves();
  await send('Room 1');
  write('Room 2');
  expect(unsaved()?.state).toBe('saving');
  server.releaseSaves();
  await pass(1000);
  expect(rooms()).toEqual(['Room 1', 'Room 2']);
  expect(server.draftOf(NAME)?.value).toEqual(roomOf('Room 2'));
  expect(ready().unsaved).toEqual([]);
});

test('without a network a change stays on the device, and is saved once the network is back', async () => {
  server.isReachable = false;
  await send('Room 7');
  expect(unsaved()?.state).toBe('unreachable');
  expect(keptOnDevice()).toContain('Room 7');
  server.isReachable = true;
  await pass(5000);
  expect(ready().unsaved).toEqual([]);
  expect(server.draftOf(NAME)?.value).toEqual(roomOf('Room 7'));
});

test('a reopened page saves unsaved changes, and reports a conflict with newer ones', async () => {
  server.isReachable = false;
  await send('Room 7');
  server.isReachable = true;
  await openAgain();
  expect(server.draftOf(NAME)?.value).toEqual(roomOf('Room 7'));
  expect(keptOnDevice()).toBeNull();

  // A change that somebody else saved meanwhile is reported, and not overwritten.
  server.isReachable = false;
  await send('Room 8');
  server.saveAs('kofi@example.org', { ...NAME, value: roomOf('Room 9') });
  server.isReachable = true;
  await openAgain();
  expect(unsaved()).toMatchObject({
    state: 'conflict',
    value: roomOf('Room 8'),
    theirVersion: { by: 'kofi@example.org', value: roomOf('Room 9') },
  });
});

test('unsaved changes of another account on this device are neither sent nor lost', async () => {
  server.isReachable = false;
  await send('Room 7');
  clearContent();
  server.isReachable = true;
  ACCOUNT.uid = 'kofi';
  await loadContent();
  saveItem({ part: 'team', item: null, value: liveWith({ part: 'team', item: null }, { a: 1 }) });
  await pass(1000);
  expect(server.draftOf(NAME)).toBeUndefined();
  expect(keptOnDevice()).toContain('Room 7');
  clearContent();
  ACCOUNT.uid = 'ada';
  await loadContent();
  expect(server.draftOf(NAME)?.value).toEqual(roomOf('Room 7'));
});

describe('when somebody else saved first', () => {
  beforeEach(async () => {
    server.saveAs('kofi@example.org', { ...NAME, value: roomOf('Theirs') });
    await send('Mine');
  });

  test('both versions are kept, nothing more is sent, and the editor can type on', async () => {
    expect(unsaved()?.state).toBe('conflict');
    write('Mine, longer');
    await pass(60_000);
    expect(rooms()).toEqual(['Mine']);
    expect(unsaved()).toMatchObject({ value: roomOf('Mine, longer'), state: 'conflict' });
    expect(keptOnDevice()).toContain('Mine, longer');
  });

  test('the resolved version is saved over theirs', async () => {
    resolveConflict(NAME, roomOf('Both'));
    await pass(0);
    expect(server.draftOf(NAME)?.value).toEqual(roomOf('Both'));
    expect(ready().unsaved).toEqual([]);
  });

  test('their version can be kept', async () => {
    resolveConflict(NAME, roomOf('Theirs'));
    await pass(60_000);
    expect(rooms()).toEqual(['Mine']);
    expect(ready().unsaved).toEqual([]);
    expect(workingItem(ready(), NAME)).toEqual(roomOf('Theirs'));
    expect(keptOnDevice()).toBeNull();
  });

  test('a change by a third person is reported as well', async () => {
    server.saveAs('esi@example.org', { ...NAME, value: roomOf('A third') });
    resolveConflict(NAME, roomOf('Both'));
    await pass(0);
    expect(unsaved()).toMatchObject({ state: 'conflict', theirVersion: { by: 'esi@example.org' } });
  });
});

test('a draft with a new revision but the value that was seen causes no conflict', async () => {
  server.saveAs('kofi@example.org', { ...NAME, value: roomOf('Theirs') });
  server.saveAs('kofi@example.org', { ...NAME, value: liveWith(NAME) });
  server.drafts = [
    { ...NAME, value: liveWith(NAME), revision: 9, by: 'kofi', at: '2025-03-01T12:00:00.000Z' },
  ];
  write('Mine');
  await pass(2000);
  expect(server.draftOf(NAME)?.value).toEqual(roomOf('Mine'));
});

test('a refused change shows the reason, and is sent again once it is edited', async () => {
  server.refusal = 'There are 1000 drafts already.';
  write('Room 7');
  await pass(60_000);
  expect(server.saves).toHaveLength(1);
  expect(unsaved()).toMatchObject({ state: 'refused', refusal: 'There are 1000 drafts already.' });
  server.refusal = undefined;
  await send('Room 8');
  expect(ready().unsaved).toEqual([]);
});

test('a draft that equals the live version again is deleted', async () => {
  await send('Room 7');
  saveItem({ ...NAME, value: liveWith(NAME) });
  await pass(1000);
  expect(ready().content.drafts).toEqual([]);
  expect(ready().content.merged).toEqual(ready().content.parts);
});

test('a failed load is reported, and keeps content that was loaded before', async () => {
  clearContent();
  server.isReachable = false;
  await loadContent();
  expect(editorStore.getState()).toMatchObject({ status: 'failed' });
  server.isReachable = true;
  await loadContent();
  server.isReachable = false;
  await loadContent();
  expect(editorStore.getState()).toMatchObject({ status: 'ready', failure: expect.any(String) });
});

test('discarding a draft also discards its unsaved changes', async () => {
  write('Room 7');
  await saveNow();
  write('Room 8');
  await expect(discardDraft(NAME)).resolves.toBeUndefined();
  await pass(60_000);
  expect(server.drafts).toEqual([]);
  expect(workingItem(ready(), NAME)).toEqual(liveWith(NAME));
  expect(keptOnDevice()).toBeNull();
});

test('a draft that cannot be discarded stays, with its unsaved changes', async () => {
  write('Room 7');
  await saveNow();
  server.isReachable = false;
  write('Room 8');
  const refusal = discardDraft(NAME);
  await pass(0);
  await expect(refusal).resolves.toMatch(/could not be saved/);
  expect(unsaved()?.value).toEqual(roomOf('Room 8'));
});

test('a save that a failed discard has interrupted is completed later', async () => {
  server.holdSaves();
  await send('Room 7');
  const refusal = discardDraft(NAME);
  server.isReachable = false;
  server.releaseSaves();
  await pass(0);
  await expect(refusal).resolves.toMatch(/could not be saved/);
  server.isReachable = true;
  await pass(20_000);
  expect(ready().unsaved).toEqual([]);
  expect(server.draftOf(NAME)?.value).toEqual(roomOf('Room 7'));
});
