import type { ImportResult } from '@raade/contracts/registrants/import/import-calls';
import type { RegistrantField } from '@raade/contracts/registrants/registrants-csv';
import { type ComparedRow, number } from '@raade/staff/row-list';
import type { Previewed } from './use-import.ts';

export const countOf = (results: readonly ImportResult[], wanted: ImportResult['outcome']) =>
  results.filter(({ outcome }) => outcome === wanted).length;

/** '288 added, 3 changed'. */
export const importedText = (counts: { readonly added: number; readonly changed: number }) =>
  `${number(counts.added)} added, ${number(counts.changed)} changed`;

/** The rows of a file as staff read them before they are imported. */
export function comparedRows({ sheet, columns, results }: Previewed): readonly ComparedRow[] {
  const byLine = new Map(sheet.lines.map(({ line, cells }) => [line, cells]));
  return results.map(({ line, outcome, detail }) => {
    const cell = (field: RegistrantField) => byLine.get(line)?.[columns.indexOf(field)] || '-';
    return { line, name: cell('full_name'), state: outcome, says: [detail ?? cell('email')] };
  });
}
