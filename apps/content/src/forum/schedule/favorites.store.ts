import { deviceStorage } from '@raade/browser';
import { useContent } from '@raade/content-model/provided/use-content';
import { createStore, logger, type StoreApi, toast, useStore } from '@raade/platform';
import { daysOf, type ProgramDay } from '../../content/schedule.ts';
import { idsInSchedule } from './schedule-view.ts';

/** The number is the version of the format; other versions are ignored. */
const STORAGE_KEY = 'raade-schedule-favourites-1';

/** Checked without Zod, which would add 5 kB to the page for this one list. */
function parseIds(stored: unknown): string[] {
  if (Array.isArray(stored) && stored.every((id) => typeof id === 'string')) return stored;
  throw new TypeError('What is stored is no list of ids.');
}

const storage = deviceStorage({ key: STORAGE_KEY, schema: { parse: parseIds }, warn: logger.warn });

function watchFavorites(): StoreApi<readonly string[]> {
  // React hydrates with the initial state, which is empty like the prerendered page.
  const store = createStore<readonly string[]>(() => []);
  // At build time there is no storage.
  if (typeof window === 'undefined') return store;
  store.setState(storage.read() ?? [], true);
  storage.follow((stored = []) => store.setState(stored, true));
  return store;
}

let store: StoreApi<readonly string[]> | undefined;

/** Created on first use, so that this module can be imported without a window. */
const favoritesStore = () => (store ??= watchFavorites());

/** Stores favorites, without sessions that are no longer in the schedule. */
function save(ids: readonly string[], days: readonly ProgramDay[]): void {
  const validIds = idsInSchedule(ids, days);
  favoritesStore().setState(validIds, true);
  if (storage.set([...validIds])) return;
  toast({
    title: 'Favorites are not saved',
    description: 'Your browser does not let us store them. They last until you close the page.',
    tone: 'danger',
  });
}

/** Ids of the visitor's favorite sessions on this device, in order of time. */
export function useFavorites(): readonly string[] {
  const storedIds = useStore(favoritesStore());
  return idsInSchedule(storedIds, daysOf(useContent()));
}

/** Adds a session to the favorites, or removes it. */
export function toggleFavorite(id: string, days: readonly ProgramDay[]): void {
  const ids = favoritesStore().getState();
  save(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id], days);
}

/** Adds sessions to the favorites. */
export function addFavorites(ids: readonly string[], days: readonly ProgramDay[]): void {
  save([...favoritesStore().getState(), ...ids], days);
}
