import { Failure } from '@raade/contracts/base/failure';
import {
  asksForHelp,
  type CommandInput,
  type CommandLine,
  helpOf,
  parseCommandLine,
} from './command-line.ts';

/**
 * Runs a command's main function with the typed arguments and sets the exit code to its result, or to 1 after an error.
 * `--help` prints the command's help instead. A `Failure` is expected, so only its message is printed; any other error
 * is a defect of the tool and is printed with its stack.
 */
export async function runCommand<Command extends CommandLine>(
  command: Command,
  main: (input: CommandInput<Command>) => Promise<number>,
): Promise<void> {
  const args = process.argv.slice(2);
  if (asksForHelp(args)) {
    console.log(helpOf(command));
    return;
  }
  try {
    process.exitCode = await main(parseCommandLine<Command['options']>(command, args));
  } catch (error) {
    console.error(isExpected(error) ? `\n${error.message}` : error);
    process.exitCode = 1;
  }
}

function isExpected(error: unknown): error is Error {
  return error instanceof Failure || isWrongArgument(error);
}

/** True for the error that `parseArgs` of node:util throws. */
function isWrongArgument(error: unknown): boolean {
  return (
    error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
  );
}
