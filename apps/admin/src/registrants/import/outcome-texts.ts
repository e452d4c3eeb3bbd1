import type { ImportOutcome, ImportResult } from '@raade/contracts/registrants/import/import-calls';

export const OUTCOME_LABELS: Readonly<Record<ImportOutcome, string>> = {
  refused: 'Refused',
  changed: 'Changed',
  added: 'Added',
  unchanged: 'Unchanged',
};

export const number = (value: number) => value.toLocaleString('en-US');

/** '288 added, 3 changed'. */
export const outcomesText = ({
  added,
  changed,
}: {
  readonly added: number;
  readonly changed: number;
}) => `${number(added)} added, ${number(changed)} changed`;

/** How many rows have each outcome. */
export function countOutcomes(results: readonly ImportResult[]): Record<ImportOutcome, number> {
  const counts = { added: 0, changed: 0, unchanged: 0, refused: 0 };
  for (const { outcome } of results) counts[outcome] += 1;
  return counts;
}
