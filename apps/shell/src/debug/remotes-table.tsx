import { Badge, Table } from '@raade/ui';
import type { RemoteFacts } from './snapshot.ts';
import { ReleaseId } from './release-id.tsx';

const TONES = { idle: 'neutral', loading: 'warning', failed: 'danger', ready: 'success' } as const;

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
              <Badge $tone={TONES[state]}>{state}</Badge>
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
