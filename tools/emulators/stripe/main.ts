#!/usr/bin/env node
import { startStripeEmulator } from './emulator.ts';

const { STRIPE_EMULATOR_PORT, STRIPE_SECRET_KEY = '', STRIPE_PUBLISHABLE_KEY = '' } = process.env;
const { STRIPE_EMULATOR_WEBHOOK_URL: url, STRIPE_EMULATOR_WEBHOOK_SECRET: secret } = process.env;

const emulator = await startStripeEmulator({
  port: Number(STRIPE_EMULATOR_PORT),
  secretKey: STRIPE_SECRET_KEY,
  publishableKey: STRIPE_PUBLISHABLE_KEY,
  webhooks: url && secret ? [{ url, secret }] : [],
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void emulator.close());
}
console.log(`Stripe emulator ready at ${emulator.url}`);
