export interface StyleProblem {
  /** Index of its first character in the text. */
  readonly at: number;
  /** The fault, and what to write instead. */
  readonly message: string;
}
