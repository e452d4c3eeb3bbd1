/** A problem that its message explains, with what to do; shown without a stack trace. */
export class Failure extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    // Rsbuild, and whoever else prints a stack, then prints the message alone.
    this.stack = message;
  }
}

/** The text of an error, whatever was thrown. */
export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
