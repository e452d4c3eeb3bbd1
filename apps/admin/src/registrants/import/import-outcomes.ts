import { saveFile } from '@raade/browser';
import { BYTE_ORDER_MARK, csvLine } from '@raade/contracts/base/csv-line';
import type { ImportResult } from '@raade/contracts/registrants/import/import-calls';
import type { RegistrantField } from '@raade/contracts/registrants/registrants-csv';
import { number } from '@raade/staff/numbers';
import { type ComparedRow } from '@raade/staff/row-list';
import { csvFileName } from '../../table/csv/csv-file.ts';
import type { PreviewedImport } from './use-import.ts';

export const countOf = (results: readonly ImportResult[], effect: ImportResult['outcome']) =>
  results.filter(({ outcome }) => outcome === effect).length;

/** Like `288 added, 3 changed`. */
export const importedText = (counts: { readonly added: number; readonly changed: number }) =>
  `${number(counts.added)} added, ${number(counts.changed)} changed`;

const cellsByLine = ({ sheet }: PreviewedImport) =>
  new Map(sheet.lines.map(({ line, cells }) => [line, cells]));

/** The rows of a file with their effect, for the preview. */
export function comparedRows(previewed: PreviewedImport): readonly ComparedRow[] {
  const { columns, results } = previewed;
  const cells = cellsByLine(previewed);
  return results.map(({ line, outcome, detail }) => {
    const cell = (field: RegistrantField) => cells.get(line)?.[columns.indexOf(field)] || '-';
    return { line, name: cell('full_name'), state: outcome, details: [detail ?? cell('email')] };
  });
}

/** Saves the refused rows as a CSV file, each with its reason, to be corrected. */
export function saveRefused(previewed: PreviewedImport): void {
  const cells = cellsByLine(previewed);
  const lines = previewed.results
    .filter(({ outcome }) => outcome === 'refused')
    .map(({ line, detail }) => [detail, ...(cells.get(line) ?? [])]);
  const head = ['Reason', ...previewed.sheet.headers];
  const text = BYTE_ORDER_MARK + [head, ...lines].map(csvLine).join('');
  const file = new Blob([text], { type: 'text/csv;charset=utf-8' });
  saveFile(csvFileName({ name: 'Registrants_Not_Imported' }, new Date()), file);
}
