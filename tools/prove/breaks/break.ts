/** A change of one place of the sources; without `find`, a new file. */
export interface Patch {
  /** Path from the root. */
  readonly file: string;
  /** Stands in the file exactly once. */
  readonly find?: string;
  readonly replace: string;
}

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
    };

/** The gates that have something against a break, by the names that people call them by. */
type GateName =
  | 'types'
  | 'lint'
  | 'unit'
  | 'build'
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

/** A mistake that a team could make, with the gate that has to stop it and the words that it has to use. */
export interface Break {
  readonly title: string;
  readonly patches: readonly Patch[];
  readonly trial: Trial;
  readonly gate: GateName;
  /** All of them stand in the answer: what is wrong, where, and the way out. */
  readonly says: readonly string[];
}
