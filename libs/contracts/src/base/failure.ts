/** An error whose message explains the problem and what to do; shown without a stack trace. */
export class Failure extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    // Rsbuild and others that print a stack then print the message alone.
    this.stack = message;
  }
}

/** Returns the message of anything that was thrown. */
export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
