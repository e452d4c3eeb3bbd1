import { createContext } from 'react';

/** The owner of some code, for the log: a release of a remote or of the shell. */
export interface Origin {
  readonly remote?: string;
  readonly release?: string | undefined;
}

/** The origin of the code of a component. Empty outside of any part, for example in a remote that runs alone. */
export const OriginContext = createContext<Origin>({});
