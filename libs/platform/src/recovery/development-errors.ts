import { environment } from '../environment/environment.ts';

/**
 * React's messages after hot reloading has changed a component's hooks. A production build of React says the same by
 * number only, so this list can hide no error from visitors.
 */
const CAUSED_BY_HOT_RELOADING = [
  'Rendered more hooks than during the previous render',
  'Rendered fewer hooks than expected',
  'Should have a queue',
];

/** True if the environment asks not to show this error, because developing has caused it. */
export function isSuppressed(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { message } = error;
  return (
    CAUSED_BY_HOT_RELOADING.some((text) => message.startsWith(text)) &&
    environment().suppressDevelopmentErrors === true
  );
}
