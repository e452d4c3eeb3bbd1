import '../test-environment.ts';
import { sendOutbox } from '../../deployed/send-outbox.ts';
import { FakeProvider } from './fake-provider.ts';
import { clearAll } from './registrants.ts';

// The sending of the outbox, by a provider and a clock that tests set.

export const HOUR_MS = 60 * 60 * 1000;
export const provider = new FakeProvider();

let skippedMs = 0;
export const skip = (ms: number) => void (skippedMs += ms);

export const send = () => sendOutbox({ provider, now: () => Date.now() + skippedMs });

/** Mails as they were handed over, in that order. */
export const sentMails = () => provider.asked.flatMap(({ mails }) => mails);

/** Empties the database, and sets provider and clock back. */
export async function resetOutbox(): Promise<void> {
  skippedMs = 0;
  provider.reset();
  await clearAll();
}
