import { MAIL } from './list/mail.ts';
import { MONEY } from './list/money.ts';
import { RULES } from './list/rules.ts';
import type { Mutant } from './mutant.ts';

/** All mutants for tests on emulators. Stryker generates those for modules with unit tests (stryker.config.mjs). */
export const MUTANTS: readonly Mutant[] = [MONEY, MAIL, RULES].flatMap((list) =>
  Object.entries(list).flatMap(([file, tests]) =>
    Object.entries(tests).flatMap(([test, claims]) =>
      Object.entries(claims).map(([claim, [find, replace]]) => ({
        file,
        find,
        replace,
        claim,
        test,
      })),
    ),
  ),
);
