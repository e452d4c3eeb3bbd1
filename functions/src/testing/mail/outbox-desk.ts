import '../test-environment.ts';
import { sendOutbox } from '../../deployed/send-outbox.ts';
import { FakeProvider } from './fake-provider.ts';
import { clearAll } from './registrants.ts';

// Sends the outbox with a provider and a clock that tests set.

export const HOUR_MS = 60 * 60 * 1000;
export const provider = new FakeProvider();

let skippedMs = 0;
export const skip = (ms: number) => void (skippedMs += ms);

export const send = () => sendOutbox({ provider, now: () => Date.now() + skippedMs });

/** The mails that the provider got, in order. */
export const sentMails = () => provider.asked.flatMap(({ mails }) => mails);

/** Empties the database, and resets provider and clock. */
export async function resetOutbox(): Promise<void> {
  skippedMs = 0;
  provider.reset();
  await clearAll();
}
