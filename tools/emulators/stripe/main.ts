#!/usr/bin/env node
import { startStripeEmulator, type StripeEmulator } from './emulator.ts';
import { readSettings } from './settings.ts';

async function start(): Promise<StripeEmulator> {
  try {
    return await startStripeEmulator(readSettings(process.env));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

const emulator = await start();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void emulator.close());
}
console.log(`Stripe emulator ready at ${emulator.url}`);
