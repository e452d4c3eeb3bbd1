import { createContext } from 'react';

/** Whose code it is, for the log: a release of a remote or of the shell. */
export interface Origin {
  readonly remote?: string;
  readonly release?: string | undefined;
}

/** Of the part of the page that a component stands in. Empty outside of any, as in a remote that runs alone. */
export const OriginContext = createContext<Origin>({});
