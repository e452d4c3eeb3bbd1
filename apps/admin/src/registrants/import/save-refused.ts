import { saveFile } from '@raade/browser';
import { BYTE_ORDER_MARK, csvLine } from '@raade/contracts/base/csv-line';
import { csvFileName } from '../../table/csv/csv-file.ts';
import type { Previewed } from './use-import.ts';

/** Saves the rows that were refused as a CSV file, each with the reason, so that they can be corrected. */
export function saveRefused({ sheet, results }: Pick<Previewed, 'sheet' | 'results'>): void {
  const reasons = new Map(
    results.flatMap(({ line, outcome, detail }) => (outcome === 'refused' ? [[line, detail]] : [])),
  );
  const lines = sheet.lines.flatMap(({ line, cells }) => {
    const reason = reasons.get(line);
    return reason === undefined ? [] : [[reason, ...cells]];
  });
  const text = BYTE_ORDER_MARK + [['Reason', ...sheet.headers], ...lines].map(csvLine).join('');
  saveFile(
    csvFileName('Registrants_Not_Imported', new Date()),
    new Blob([text], { type: 'text/csv;charset=utf-8' }),
  );
}
