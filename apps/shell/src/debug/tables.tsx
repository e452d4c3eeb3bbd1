import type { LogEntry } from '@raade/platform';
import { Badge, Table } from '@raade/ui';
import { messageOf, type RemoteFacts } from './snapshot.ts';

/** The beginning of a release's id, with the whole id as tooltip. */
function ReleaseId({ id }: { readonly id: string | undefined }) {
  return id === undefined ? <span>–</span> : <code title={id}>{id.slice(0, 7)}</code>;
}

const STATE_TONES = {
  idle: 'neutral',
  loading: 'warning',
  failed: 'danger',
  ready: 'success',
} as const;

export function RemotesTable({ remotes }: { readonly remotes: readonly RemoteFacts[] }) {
  return (
    <Table caption="Remotes">
      <thead>
        <tr>
          <th scope="col">Remote</th>
          <th scope="col">State</th>
          <th scope="col">Loaded</th>
          <th scope="col">To show</th>
          <th scope="col">Platform</th>
        </tr>
      </thead>
      <tbody>
        {remotes.map(({ name, state, release, loaded, platform }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <Badge $tone={STATE_TONES[state]}>{state}</Badge>
            </td>
            <td>
              <ReleaseId id={loaded} />
            </td>
            <td>
              <ReleaseId id={release} />
            </td>
            <td>{platform}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const LEVEL_TONES = { info: 'neutral', warn: 'warning', error: 'danger' } as const;

/** `12.034`, in seconds since the page began. */
const timeOf = ({ at }: LogEntry) => (at / 1000).toFixed(3);

/** The log, latest entry first. */
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
        <Badge $tone={LEVEL_TONES[level]}>{level}</Badge>
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
