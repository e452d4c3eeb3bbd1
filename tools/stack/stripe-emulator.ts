import { isAnswering, waitUntil } from '@raade/kit/processes/wait-until.ts';
import { stripeEmulatorVariables } from './environments.ts';
import { WORKSPACE } from '@raade/bundling/workspace.ts';
import type { StackRun } from './stack-run.ts';

/** Long, for busy machines. A process that ends is noticed at once. */
const READY_WITHIN_MS = 120_000;

/** Starts our emulator of Stripe, which sends its events to the webhook of the local stack. */
export async function startStripeEmulator(run: StackRun): Promise<void> {
  const { folder, origins, ports, processes } = run;
  const emulator = processes.start({
    name: 'The Stripe emulator',
    command: process.execPath,
    args: ['tools/emulators/stripe/main.ts'],
    cwd: WORKSPACE,
    env: stripeEmulatorVariables(origins, ports),
    log: folder.log('stripe'),
  });
  await waitUntil(emulator, () => isAnswering(origins.stripe), READY_WITHIN_MS);
}
