import { deviceStorage } from '@raade/browser';
import { createStore, logger, type StoreApi, toast, useStore } from '@raade/platform';
import { knownIds } from './schedule-view.ts';

/** The number grows when what is stored changes its form; older forms are then not read. */
const STORAGE_KEY = 'raade-schedule-favourites-1';

/** Checked by hand: for this one list the page would download Zod, 5 kB of what everybody waits for. */
function idsOf(stored: unknown): string[] {
  if (Array.isArray(stored) && stored.every((id) => typeof id === 'string')) return stored;
  throw new TypeError('What is stored is no list of ids.');
}

const kept = deviceStorage({ key: STORAGE_KEY, schema: { parse: idsOf }, warn: logger.warn });

/** Sessions that left the schedule are forgotten. */
const known = (stored: readonly string[] = []) => knownIds(stored);

function watchFavourites(): StoreApi<readonly string[]> {
  const store = createStore<readonly string[]>(() => known(kept.read()));
  // Rendered at build time: there is no other tab.
  if (typeof window === 'undefined') return store;
  kept.follow((stored) => store.setState(known(stored), true));
  return store;
}

let store: StoreApi<readonly string[]> | undefined;

/** Made when first asked for: importing this module needs no window. */
const favouritesStore = () => (store ??= watchFavourites());

function keep(ids: readonly string[]): void {
  favouritesStore().setState(ids, true);
  if (kept.keep([...ids])) return;
  toast({
    title: 'Favorites are not saved',
    description: 'This browser does not let us store them. They stay until you close the page.',
    tone: 'danger',
  });
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
