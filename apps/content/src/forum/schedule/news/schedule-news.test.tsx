import { contentFolder } from '@raade/content-model/provided/load-with-content';
import { documentContent } from '@raade/content-model/provided/provided-content';
import type { Content } from '@raade/content-model/content.schema';
import { MAX_REGISTRY_AGE } from '@raade/contracts/releases/deadlines';
import { act, render, screen } from '@testing-library/react';
import { PARTS_OF_PAGES } from '../../../content/parts-of-pages.ts';
import { ScheduleNews } from './schedule-news.tsx';

jest.mock('@raade/content-model/provided/load-with-content', () => ({ contentFolder: jest.fn() }));
const folder = jest.mocked(contentFolder);

const HERE = `/c/${'0'.repeat(32)}/`;
const NEXT = '1'.repeat(32);
const content = documentContent();
const [first, second] = content.sessions;
if (!first || !second) throw new Error('The content has too few sessions.');

let live: { readonly id: string; readonly sessions: Content['sessions'] };
let isReachable = true;
let calls: string[];

function answer(address: string): Promise<Partial<Response>> {
  calls.push(address);
  if (!isReachable) return Promise.reject(new TypeError('network'));
  const parts = Object.fromEntries(PARTS_OF_PAGES.forum.map((name) => [name, content[name]]));
  const file = { revision: content.revision, parts: { ...parts, sessions: live.sessions } };
  const value = address.includes('registry') ? { content: live.id } : file;
  return Promise.resolve({ ok: true, json: () => Promise.resolve(value) });
}

/** Advances the fake clock and waits for requests. */
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const aMinute = () => pass(60_000);

function comeBack(): Promise<void> {
  document.dispatchEvent(new Event('visibilitychange'));
  return pass(1);
}

beforeEach(() => {
  jest.useFakeTimers();
  folder.mockReturnValue(HERE);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  live = { id: '0'.repeat(32), sessions: content.sessions };
  [isReachable, calls] = [true, []];
  Object.assign(globalThis, { fetch: answer });
});

const publish = (...sessions: Content['sessions']) => {
  live = { id: NEXT, sessions: [...sessions, ...content.sessions.slice(2)] };
};
const listed = () => screen.queryAllByRole('listitem').map((item) => item.textContent);

test('changes are shown within a minute', async () => {
  render(<ScheduleNews />);
  await pass(1);
  expect(screen.queryByText('The schedule has changed')).toBeNull();
  publish({ ...first, room: 'Room 9' }, { ...second, title: 'Tea for all' });
  await aMinute();
  screen.getByText('The schedule has changed');
  expect(listed()).toEqual([
    `${first.title} moved from ${first.room} to Room 9`,
    `${second.title} is now called Tea for all`,
  ]);
  screen.getByRole('button', { name: 'Show the new schedule' });
  expect(MAX_REGISTRY_AGE.schedule).toBeLessThan(60_000);
});

test('a hidden tab requests nothing, and changes are shown at once on return to it', async () => {
  render(<ScheduleNews />);
  await pass(1);
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await comeBack();
  calls = [];
  publish(second);
  await aMinute();
  expect(calls).toEqual([]);
  visibility.mockReturnValue('visible');
  await comeBack();
  expect(listed()).toEqual([`${first.title} was removed`]);
});

test('an edition with an unchanged schedule shows nothing and is loaded once', async () => {
  render(<ScheduleNews />);
  publish(first, second);
  await aMinute();
  await aMinute();
  expect(listed()).toEqual([]);
  expect(calls.filter((address) => address.startsWith('/c/'))).toEqual([`/c/${NEXT}/forum.json`]);
});

test('without network nothing is shown, and the request is repeated', async () => {
  render(<ScheduleNews />);
  isReachable = false;
  await aMinute();
  expect(listed()).toEqual([]);
  isReachable = true;
  publish({ ...first, room: 'Room 9' }, second);
  await aMinute();
  expect(listed()).toHaveLength(1);
});

test('the first five of many changes are listed, with the number of the others', async () => {
  render(<ScheduleNews />);
  live = { id: NEXT, sessions: [] };
  await aMinute();
  expect(listed()).toHaveLength(6);
  expect(listed().at(-1)).toBe(`and ${content.sessions.length - 5} more`);
});

test('a preview, whose content has no address, requests nothing', async () => {
  folder.mockReturnValue('');
  render(<ScheduleNews />);
  await aMinute();
  expect(calls).toEqual([]);
});
