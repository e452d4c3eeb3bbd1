import type { ImportOutcome, ImportResult } from '@raade/contracts/registrants/import/import-calls';
import { Heading, Table } from '@raade/ui';
import { countOutcomes, number, OUTCOME_LABELS } from './outcome-texts.ts';
import type { Previewed } from './use-import.ts';

/** More rows than these are counted: nobody reads them all. */
const MOST_SHOWN = 100;

const SHOWN = ['refused', 'changed', 'added'] as const satisfies readonly ImportOutcome[];
const DETAILS: Readonly<Record<(typeof SHOWN)[number], string>> = {
  refused: 'Reason',
  changed: 'What changes',
  added: 'Email',
};

interface ImportPreviewProps {
  readonly previewed: Pick<Previewed, 'rows' | 'results' | 'sheet' | 'columns'>;
}

/** The planned rows; those that somebody has to look at come first. */
export function ImportPreview({ previewed }: ImportPreviewProps) {
  const { results } = previewed;
  const counts = countOutcomes(results);
  const cell = cellReader(previewed);
  return (
    <>
      <p role="status">
        {`${number(counts.added)} added, ${number(counts.changed)} changed, ${number(counts.unchanged)} unchanged, ${number(counts.refused)} refused.`}
      </p>
      {SHOWN.filter((outcome) => counts[outcome] > 0).map((outcome) => (
        <section key={outcome}>
          <Heading as="h3">{`${OUTCOME_LABELS[outcome]} (${number(counts[outcome])})`}</Heading>
          <Table caption={`${OUTCOME_LABELS[outcome]} rows`}>
            <thead>
              <tr>
                <th scope="col" data-align="end">
                  Line
                </th>
                <th scope="col">Name</th>
                <th scope="col">{DETAILS[outcome]}</th>
              </tr>
            </thead>
            <tbody>
              {first(results, outcome).map(({ line, detail }) => (
                <tr key={line}>
                  <td data-align="end">{line}</td>
                  <td>{cell(line, 'full_name')}</td>
                  <td>{detail ?? cell(line, 'email')}</td>
                </tr>
              ))}
            </tbody>
          </Table>
          {counts[outcome] > MOST_SHOWN && (
            <p>{`and ${number(counts[outcome] - MOST_SHOWN)} more`}</p>
          )}
        </section>
      ))}
    </>
  );
}

const first = (results: readonly ImportResult[], outcome: ImportOutcome) =>
  results.filter((result) => result.outcome === outcome).slice(0, MOST_SHOWN);

/** Reads cells of the file by line and field. */
function cellReader({ sheet, columns }: ImportPreviewProps['previewed']) {
  const byLine = new Map(sheet.lines.map(({ line, cells }) => [line, cells]));
  return (line: number, field: 'full_name' | 'email') =>
    byLine.get(line)?.[columns.indexOf(field)] || '-';
}
