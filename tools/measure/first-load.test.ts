import { readFileSync } from 'node:fs';
import path from 'node:path';
import { WORKSPACE } from '@raade/bundling/workspace.ts';
import { BUDGET_FILE, budgetSchema, OTHER_PAGES } from '@raade/contracts/releases/weights';

/** The most bytes of JavaScript that a first load may transfer, with gzip. */
const FIRST_LOAD_BYTES = 180_000;

/** Measured bytes of the headers that Hosting sends with the scripts of a first load. */
const HEADERS = 7 * 1010;

const budgetOf = (app: string) => {
  const file = path.join(WORKSPACE, 'apps', app, BUDGET_FILE);
  return budgetSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
};

test.each(['content', 'giving'])(
  'the budgets of the shell and of any page of %s together fit into a first load',
  (app) => {
    const shell = budgetOf('shell')[OTHER_PAGES] ?? Infinity;
    for (const [page, bytes] of Object.entries(budgetOf(app))) {
      const whole = shell + bytes + HEADERS;
      expect({ page, isTooMuch: whole > FIRST_LOAD_BYTES }).toEqual({
        page,
        isTooMuch: false,
      });
    }
  },
);
