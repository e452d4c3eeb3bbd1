import type { Script } from '../runner/platform.ts';

/** What takes an hour, and tests nothing of the workflow: `npm test` runs the same. */
const STORIES = /^npm test -- --only emulators,abuse,e2e,further$/m;
const TESTS = /^npm test -- /m;
const CHECKS = /^npx (prettier|knip)\b/m;

/** What a script is run as: all but the stories, and in a quick run, of what tests and builds, only the building. */
export function whatRuns(text: string, isQuick: boolean): Script {
  if (STORIES.test(text)) {
    return { text, leftOut: 'takes an hour, and is what `npm test` runs: its step alone is known' };
  }
  if (!isQuick) return { text };
  if (TESTS.test(text) || CHECKS.test(text)) return { text, leftOut: 'only tests: quick' };
  const short = text.replace('-t lint,typecheck,test,build', '-t build');
  return short === text ? { text } : { text: short, note: 'without lint, types and tests: quick' };
}
