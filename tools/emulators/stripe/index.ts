export { startStripeEmulator, type EmulatorOptions, type StripeEmulator } from './emulator.ts';
