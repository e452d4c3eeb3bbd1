import type { SearchEntry } from '@raade/contracts/site/search';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** The signed-in account. The staff remote on the page provides it for the frame, which itself uses no Firebase. */
export interface StaffSession {
  readonly email: string;
  readonly signOut: () => void;
  /** Undefined while the account lacks the required second factor, so that it may open no staff page. */
  readonly access?: {
    /** True if the account has the right of that name. */
    readonly may: (right: string) => boolean;
    /** Path of the page about the account itself. */
    readonly accountPage: string;
  };
  /** Searches the records that the account may read, by beginnings of words. Rejects if the server is down. */
  readonly search?: (text: string) => Promise<readonly SearchEntry[]>;
  /** Counts the records that wait for staff, by the names in `waitingCount` of links. Rejects if the server is down. */
  readonly countWaiting?: () => Promise<Readonly<Record<string, number>>>;
}

const store = createStore<{ readonly session: StaffSession | undefined }>(() => ({
  session: undefined,
}));

/** Sets the account that the frame of the staff area shows; undefined if nobody is signed in. */
export const setStaffSession = (session: StaffSession | undefined): void =>
  store.setState({ session });

/** The signed-in account, once a staff remote has set it. */
export const useStaffSession = (): StaffSession | undefined =>
  useStore(store, ({ session }) => session);
