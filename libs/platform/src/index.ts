/**
 * The one module that shell and remotes share at run time. What is exported here is the contract:
 * removing or changing a name is a new major version (`package.json`), adding one a new minor.
 */
export * from './routing/routing.ts';
export * from './styling/styling.ts';
export * from './state/state.ts';
export { defineRemote, type RemoteModule } from './remote/define-remote.ts';
export { lazyPage } from './remote/lazy-page.tsx';
export { AttemptContext } from './remote/attempt-context.ts';
export { Slot } from './slots/slot.tsx';
export { SlotHostContext, type SlotHost } from './slots/slot-host-context.ts';
export { environment, provideEnvironment } from './environment/environment.ts';
export { logger, subscribeToLog, type LogEntry, type LogFields } from './logger/logger.ts';
