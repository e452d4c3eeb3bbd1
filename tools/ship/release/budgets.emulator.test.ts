import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { WORKSPACE } from '@raade/bundling/workspace.ts';
import { checkBudget } from '@raade/publishing/budget/check-budget';
import { parseWeights } from '@raade/publishing/budget/read-weights';

/** The weights of all builds, as the local stack serves them. */
const FILES = globSync('dist/apps/*/weights.json', { cwd: WORKSPACE });

test('the pages of every built app are within the budget of the app', () => {
  expect(FILES.length).toBeGreaterThanOrEqual(4);
  for (const file of FILES) {
    const weights = parseWeights(readFileSync(path.join(WORKSPACE, file), 'utf8'));
    const app = path.basename(path.dirname(file));
    expect(() => checkBudget(app, weights, undefined)).not.toThrow();
  }
});
