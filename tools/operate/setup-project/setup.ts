import type { Production } from '../wanted/production.ts';
import type { Commands } from './commands.ts';

/** A project that is being set up: what it shall be, and how it is changed. */
export interface Setup extends Production, Commands {
  readonly choices: Choices;
  readonly say: (line: string) => void;
  /** A secret that somebody gives, by its name. Never to be printed. */
  readonly typed: (name: string, says: string) => Promise<string>;
}

/** Choices that neither the environment nor the settings hold. */
interface Choices {
  /** Where Firestore keeps the data, for ever. */
  readonly location: string;
  /** The account that pays, as `XXXXXX-XXXXXX-XXXXXX`; undefined if the project has one. */
  readonly billingAccount: string | undefined;
  /** The mailbox that alerts go to. */
  readonly alertsTo: string | undefined;
}
