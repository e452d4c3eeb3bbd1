export interface StyleProblem {
  /** Index of its first character in the text. */
  readonly at: number;
  /** What is wrong, and what to write instead. */
  readonly message: string;
}
