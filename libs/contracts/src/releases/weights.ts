import * as z from 'zod/mini';
import { schemaNumber } from '../base/schema-number.ts';

/** In each release, written by its build. No browser asks for it. */
export const WEIGHTS_FILE = 'weights.json';

/** Beside `package.json` of each app: how much its pages may weigh. */
export const BUDGET_FILE = 'budget.json';

/** The page whose limit all have that `budget.json` does not name. */
export const OTHER_PAGES = '*';

/** The shell's own page of those in which nothing is alive, until somebody goes on. */
export const STILL_PAGES = 'still';

const bytes = z.int().check(z.nonnegative());

/** `budget.json`: bytes of script, with gzip, that each page may load of its app, by the path of the page. */
export const budgetSchema = z
  .record(z.string(), bytes)
  .check(z.refine((budget) => OTHER_PAGES in budget, 'must have a limit for "*", all other pages'));

export type Budget = z.infer<typeof budgetSchema>;

/** `weights.json`: what the pages of a release load of it at first, and what that is made of. */
export const weightsSchema = z.object({
  schema: schemaNumber,
  /** As it stood beside the sources. */
  budget: budgetSchema,
  /** Names of scripts, by the path of the page that loads them; a still one none. The shell has one page for all, `*`, and one for still ones. */
  pages: z.record(z.string(), z.array(z.string())),
  /** By name, which is the file without its hash: bytes with gzip, and modules with the bytes of their sources. */
  scripts: z.record(z.string(), z.object({ bytes, modules: z.record(z.string(), bytes) })),
});

export type Weights = z.infer<typeof weightsSchema>;
