import type { SearchEntry } from '@raade/contracts/site/search';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** The account that is signed in to the staff area, as the remote on the page has found out. */
export interface StaffSession {
  readonly email: string;
  readonly signOut: () => void;
  /** Undefined while the account lacks its second factor: the pages of staff are closed to it. */
  readonly access?: {
    /** True if the account has the right of that name. */
    readonly may: (right: string) => boolean;
    /** Path of the page about the account itself. */
    readonly accountPage: string;
  };
  /**
   * Finds the records that the account may read, with words that begin like those of the text. Rejects if the server
   * could not be asked.
   */
  readonly search?: (text: string) => Promise<readonly SearchEntry[]>;
  /** Counts what waits for staff, by the names that links give in `waits`. Rejects like `search`. */
  readonly countWaiting?: () => Promise<Readonly<Record<string, number>>>;
}

const store = createStore<{ readonly session: StaffSession | undefined }>(() => ({
  session: undefined,
}));

/** Tells the frame of the staff area who is signed in; undefined once nobody is. */
export const tellStaffSession = (session: StaffSession | undefined): void =>
  store.setState({ session });

/** The account that is signed in, where the page has told of one. */
export const useStaffSession = (): StaffSession | undefined =>
  useStore(store, ({ session }) => session);
