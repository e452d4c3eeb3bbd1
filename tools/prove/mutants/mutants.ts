import { MAIL } from './list/mail.ts';
import { MONEY } from './list/money.ts';
import { RULES } from './list/rules.ts';
import type { Mutant } from './mutant.ts';

/** Faults that only tests on the emulators can notice; those of pure modules are Stryker's (stryker.config.mjs). */
export const MUTANTS: readonly Mutant[] = [MONEY, MAIL, RULES].flatMap((list) =>
  Object.entries(list).flatMap(([file, tests]) =>
    Object.entries(tests).flatMap(([test, claims]) =>
      Object.entries(claims).map(([claim, [find, replace]]) => ({
        ...{ file, find, replace },
        ...{ claim, test },
      })),
    ),
  ),
);
