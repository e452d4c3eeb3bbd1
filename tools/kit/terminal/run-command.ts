import { Failure } from '@raade/contracts/failure';

/**
 * Runs a command's main function and sets the exit code: what it returns, or 1 after an error.
 * An error that is not a `Failure` is a fault of the tool and shows where it happened.
 */
export async function runCommand(main: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await main();
  } catch (error) {
    console.error(isExpected(error) ? `\n${error.message}` : error);
    process.exitCode = 1;
  }
}

function isExpected(error: unknown): error is Error {
  return error instanceof Failure || isWrongArgument(error);
}

/** What `parseArgs` of node:util throws. */
function isWrongArgument(error: unknown): boolean {
  return (
    error instanceof TypeError && 'code' in error && /^ERR_PARSE_ARGS/.test(String(error.code))
  );
}
