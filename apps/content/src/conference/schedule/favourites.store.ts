import { createStore, logger, type StoreApi, toast, useStore } from '@raade/platform';
import * as z from 'zod/mini';
import { knownIds } from './schedule-view.ts';

/** The number grows when what is stored changes its form; older forms are then not read. */
const STORAGE_KEY = 'raade-schedule-favourites-1';

const storedSchema = z.array(z.string());

/** Sessions that left the schedule are forgotten. */
function parseStored(text: string | null): readonly string[] {
  if (text === null) return [];
  try {
    return knownIds(storedSchema.parse(JSON.parse(text)));
  } catch (error) {
    logger.warn('stored favourites not readable', {}, error);
    return [];
  }
}

function readStored(): readonly string[] {
  try {
    return parseStored(window.localStorage.getItem(STORAGE_KEY));
  } catch (error) {
    logger.warn('favourites not read', {}, error);
    return [];
  }
}

function watchFavourites(): StoreApi<readonly string[]> {
  // Rendered at build time: nobody has marked anything yet.
  if (typeof window === 'undefined') return createStore<readonly string[]>(() => []);
  const store = createStore<readonly string[]>(() => readStored());
  // Only other tabs cause it; `key` is null when one of them cleared everything.
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === STORAGE_KEY || key === null) store.setState(parseStored(newValue), true);
  });
  return store;
}

let store: StoreApi<readonly string[]> | undefined;

/** Made when first asked for: importing this module needs no window. */
const favouritesStore = () => (store ??= watchFavourites());

function keep(ids: readonly string[]): void {
  favouritesStore().setState(ids, true);
  try {
    window.localStorage.setItem(STORAGE_KEY, JSON.stringify(ids));
  } catch (error) {
    logger.warn('favourites not stored', {}, error);
    toast({
      title: 'Favourites are not saved',
      description: 'This browser does not let us store them. They stay until you close the page.',
      tone: 'danger',
    });
  }
}

/** Ids of the sessions that the visitor has marked on this device, in order of time. */
export function useFavourites(): readonly string[] {
  return useStore(favouritesStore());
}

/** Marks a session, or takes the mark away. */
export function toggleFavourite(id: string): void {
  const ids = favouritesStore().getState();
  keep(ids.includes(id) ? ids.filter((other) => other !== id) : knownIds([...ids, id]));
}

/** Marks these sessions as well; no mark is lost. */
export function addFavourites(ids: readonly string[]): void {
  keep(knownIds([...favouritesStore().getState(), ...ids]));
}
