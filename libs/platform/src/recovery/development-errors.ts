import { environment } from '../environment/environment.ts';

/**
 * Messages of React after hot reloading has changed the hooks of a component. Production builds of React use other
 * messages, so this list cannot hide an error in production.
 */
const CAUSED_BY_HOT_RELOADING = [
  'Rendered more hooks than during the previous render',
  'Rendered fewer hooks than expected',
  'Should have a queue',
];

/** True if hot reloading has caused this error and the environment says to ignore such errors. */
export function isSuppressed(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { message } = error;
  return (
    CAUSED_BY_HOT_RELOADING.some((text) => message.startsWith(text)) &&
    environment().suppressDevelopmentErrors === true
  );
}
