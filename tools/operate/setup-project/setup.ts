import type { Production } from '../required/production.ts';
import type { Commands } from './commands.ts';

/** A project that is being set up: its configuration, and the functions to change it. */
export interface Setup extends Production, Commands {
  readonly choices: Choices;
  /** Prints a line. */
  readonly say: (line: string) => void;
  /** Asks for a secret. The value must never be printed. */
  readonly askSecret: (name: string, hint: string) => Promise<string>;
}

/** The options of the command, which are not part of the environment or settings. */
interface Choices {
  /** Location of Firestore's data, which cannot be changed later. */
  readonly location: string;
  /** The billing account, as `XXXXXX-XXXXXX-XXXXXX`; undefined if the project has one. */
  readonly billingAccount: string | undefined;
  /** The mailbox that alerts go to. */
  readonly alertsTo: string | undefined;
}
