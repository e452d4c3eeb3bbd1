import * as z from 'zod/mini';
import { schemaNumber } from '../base/schema-number.ts';

/** File of each release, written by its build; browsers do not load it. */
export const WEIGHTS_FILE = 'weights.json';

/** File of each app with the size limits of its pages. */
export const BUDGET_FILE = 'budget.json';

/** Key of the limit for pages that `budget.json` does not name. */
export const OTHER_PAGES = '*';

/** Key of the shell's limit for static pages, before the visitor interacts. */
export const STATIC_PAGES = 'static';

const bytes = z.int().check(z.nonnegative());

/** `budget.json`: limit of the app's script per page, in bytes with gzip, by path of the page. */
export const budgetSchema = z
  .record(z.string(), bytes)
  .check(z.refine((budget) => OTHER_PAGES in budget, 'must have a limit for "*", all other pages'));

export type Budget = z.infer<typeof budgetSchema>;

/** `weights.json`: the scripts that the pages of a release load at first, and their modules. */
export const weightsSchema = z.object({
  schema: schemaNumber,
  /** Copy of `budget.json`. */
  budget: budgetSchema,
  /**
   * Names of scripts, by path of the page that loads them; static pages load none. The shell has one entry for all
   * pages, `*`, and one for static pages.
   */
  pages: z.record(z.string(), z.array(z.string())),
  /**
   * Scripts by name (the file without its hash): size in bytes with gzip, and modules with the size of their sources.
   */
  scripts: z.record(z.string(), z.object({ bytes, modules: z.record(z.string(), bytes) })),
});

export type Weights = z.infer<typeof weightsSchema>;
