import { createContext } from 'react';

/** Whose code it is, for the log: a release of a remote or of the shell. */
export interface Origin {
  readonly remote?: string;
  readonly release?: string | undefined;
}

/** The origin of the code that a component belongs to. Empty outside of any part, as in a remote that runs alone. */
export const OriginContext = createContext<Origin>({});
