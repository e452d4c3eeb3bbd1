import type { LogEntry } from '@raade/platform';
import { Badge, Table } from '@raade/ui';
import { ReleaseId } from './release-id.tsx';
import { messageOf } from './snapshot.ts';

const TONES = { info: 'neutral', warn: 'warning', error: 'danger' } as const;

/** `12.034`, in seconds since the page began. */
const timeOf = ({ at }: LogEntry) => (at / 1000).toFixed(3);

/** The log, latest entry first: what has just happened is what one looks for. */
export function LogTable({ entries }: { readonly entries: readonly LogEntry[] }) {
  return (
    <Table caption="Log">
      <thead>
        <tr>
          <th scope="col" data-align="end">
            Seconds
          </th>
          <th scope="col">Level</th>
          <th scope="col">Message</th>
          <th scope="col">Remote</th>
          <th scope="col">Release</th>
          <th scope="col">Phase</th>
          <th scope="col" data-align="end">
            ms
          </th>
        </tr>
      </thead>
      <tbody>{entries.map(logRow).reverse()}</tbody>
    </Table>
  );
}

function logRow(entry: LogEntry, at: number) {
  const { level, fields } = entry;
  return (
    <tr key={`${entry.at} ${at}`}>
      <td data-align="end">{timeOf(entry)}</td>
      <td>
        <Badge $tone={TONES[level]}>{level}</Badge>
      </td>
      <td>{messageOf(entry)}</td>
      <td>{fields.remote ?? '–'}</td>
      <td>
        <ReleaseId id={fields.release} />
      </td>
      <td>{fields.phase ?? '–'}</td>
      <td data-align="end">{fields.milliseconds ?? '–'}</td>
    </tr>
  );
}
