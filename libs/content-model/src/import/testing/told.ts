import type { ImportProblem } from '../imported.ts';

/** Problems as somebody reads them. */
export const told = (problems: readonly ImportProblem[]) =>
  problems.map(({ item, field, says }) => `${item.slice(0, 30)}, ${field}: ${says}`);
