import { LOCAL_ENVIRONMENT } from '@raade/contracts/local/local-environment';
import { provideEnvironment } from '@raade/platform';
import { closeNewsroom, saveItem } from '../newsroom.ts';
import type { ReadyNewsroom } from '../newsroom-state.ts';
import { newsroom } from '../newsroom.store.ts';
import { liveWith } from './sample-items.ts';

/** The item that an editor works at. */
export const NAME = { part: 'sessions', item: 'opening-address' } as const;
export const roomOf = (room: string) => liveWith(NAME, { room });
export const write = (room: string) => saveItem({ ...NAME, value: roomOf(room) });

export const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
export const ready = () => newsroom.getState() as ReadyNewsroom;

/** Has each test begin at a device that keeps nothing, on one day, and leaves it so. */
export function beginAtEmptyDesk(): void {
  beforeAll(() => provideEnvironment(LOCAL_ENVIRONMENT));
  beforeEach(() => {
    jest.useFakeTimers({ now: new Date('2025-03-01T12:00:00Z') });
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    localStorage.clear();
  });
  afterEach(() => {
    closeNewsroom();
    jest.restoreAllMocks();
    jest.useRealTimers();
  });
}
