import { environment } from '../environment/environment.ts';

/**
 * What React says when hot reloading has changed a component's hooks under it. A production build of React
 * says the same by number only, so nothing of this list can hide an error from visitors.
 */
const CAUSED_BY_HOT_RELOADING = [
  'Rendered more hooks than during the previous render',
  'Rendered fewer hooks than expected',
  'Should have a queue',
];

/** Whether the environment asks not to show this error, because developing has caused it. */
export function isSuppressed(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { message } = error;
  return (
    CAUSED_BY_HOT_RELOADING.some((text) => message.startsWith(text)) &&
    environment().suppressDevelopmentErrors === true
  );
}
