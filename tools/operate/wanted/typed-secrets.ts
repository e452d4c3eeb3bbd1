/** Secrets that somebody has to give. None is ever printed. */
export interface TypedSecrets {
  /** The value of a secret, by its name; rejects with a `Failure` if nobody gives one. */
  value(name: string, says: string): Promise<string>;
}
