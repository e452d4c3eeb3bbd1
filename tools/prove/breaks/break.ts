import type { Patch } from '../while-patched.ts';

/** A change of a finished build, before it is published. */
export interface Edit {
  readonly app: string;
  /** Begins with the path of the file in the build; hashes of names can be left out. */
  readonly file: string;
  /** Without it, the file is removed. */
  readonly find?: string;
  readonly replace?: string;
}

/** What a break is brought before. */
export type Trial =
  | { readonly by: 'lint'; readonly files: readonly string[] }
  | { readonly by: 'types'; readonly project: string }
  | { readonly by: 'test'; readonly file: string }
  | { readonly by: 'build'; readonly app: string }
  | {
      readonly by: 'release';
      /** Built and published in this order, over what is live. */
      readonly apps: readonly string[];
      readonly edits?: readonly Edit[];
      /** A file that is changed on its site once its release is live. */
      readonly tampered?: string;
      /** The check that has to refuse it. */
      readonly gate: ReleaseGate;
    };

/** The checks of releases, by the names that people call them by. */
type ReleaseGate =
  | 'files'
  | 'range'
  | 'names'
  | 'tokens'
  | 'slots'
  | 'addresses'
  | 'owners'
  | 'React'
  | 'budget'
  | 'hashes';

/** The gate that has to stop what is brought before it so. */
export const gateOf = (trial: Trial): string => (trial.by === 'release' ? trial.gate : trial.by);

/** A mistake that a team could make, with the trial that has to stop it and the words that it has to use. */
export interface Break {
  readonly title: string;
  /** Without any, only the finished build is changed. */
  readonly patches?: readonly Patch[];
  readonly trial: Trial;
  /** All of them stand in the answer: what is wrong, where, and the way out. */
  readonly says: readonly string[];
}

/** The change of one place. */
export const one = (file: string, find: string, replace: string): readonly Patch[] => [
  { file, find, replace },
];
