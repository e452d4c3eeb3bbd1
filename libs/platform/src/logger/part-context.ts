import { createContext } from 'react';

/** Whose code a part of the page is, for the log. */
export interface Part {
  readonly remote?: string;
  readonly release?: string | undefined;
}

/** The part that a component stands in. Empty outside of any, as in a remote that runs alone. */
export const PartContext = createContext<Part>({});
