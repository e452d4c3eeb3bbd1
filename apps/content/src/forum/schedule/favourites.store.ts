import { deviceStorage } from '@raade/browser';
import { useContent } from '@raade/content-model/provided/use-content';
import { createStore, logger, type StoreApi, toast, useStore } from '@raade/platform';
import { daysOf, type ProgrammeDay } from '../../content/schedule.ts';
import { knownIds } from './schedule-view.ts';

/** The number grows when what is stored changes its form; older forms are then not read. */
const STORAGE_KEY = 'raade-schedule-favourites-1';

/** Checked by hand: for this one list the page would download Zod, 5 kB of what everybody waits for. */
function idsOf(stored: unknown): string[] {
  if (Array.isArray(stored) && stored.every((id) => typeof id === 'string')) return stored;
  throw new TypeError('What is stored is no list of ids.');
}

const kept = deviceStorage({ key: STORAGE_KEY, schema: { parse: idsOf }, warn: logger.warn });

function watchFavourites(): StoreApi<readonly string[]> {
  // As the page is rendered ahead, where nobody has marked anything.
  const store = createStore<readonly string[]>(() => []);
  // Rendered at build time: there is no other tab.
  if (typeof window === 'undefined') return store;
  store.setState(kept.read() ?? [], true);
  kept.follow((stored = []) => store.setState(stored, true));
  return store;
}

let store: StoreApi<readonly string[]> | undefined;

/** Made when first asked for: importing this module needs no window. */
const favouritesStore = () => (store ??= watchFavourites());

/** Sessions that left the schedule are forgotten. */
function keep(ids: readonly string[], days: readonly ProgrammeDay[]): void {
  const known = knownIds(ids, days);
  favouritesStore().setState(known, true);
  if (kept.keep([...known])) return;
  toast({
    title: 'Favorites are not saved',
    description: 'This browser does not let us store them. They stay until you close the page.',
    tone: 'danger',
  });
}

/** Ids of the sessions that the visitor has marked on this device, in order of time. */
export function useFavourites(): readonly string[] {
  const stored = useStore(favouritesStore());
  return knownIds(stored, daysOf(useContent()));
}

/** Marks a session, or takes the mark away. */
export function toggleFavourite(id: string, days: readonly ProgrammeDay[]): void {
  const ids = favouritesStore().getState();
  keep(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id], days);
}

/** Marks these sessions as well; no mark is lost. */
export function addFavourites(ids: readonly string[], days: readonly ProgrammeDay[]): void {
  keep([...favouritesStore().getState(), ...ids], days);
}
