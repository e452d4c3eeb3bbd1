import { MAIL } from './list/mail.ts';
import { MONEY } from './list/money.ts';
import type { Mutant } from './mutant.ts';
import { RULES } from './list/rules.ts';

/** Faults that only tests on the emulators can notice; those of pure modules are Stryker's (stryker.config.mjs). */
export const MUTANTS: readonly Mutant[] = [...MONEY, ...MAIL, ...RULES];
