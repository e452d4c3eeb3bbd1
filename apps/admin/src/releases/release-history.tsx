import type { ListedPointer } from '@raade/contracts/releases/pointer-moves';
import { Table } from '@raade/ui';
import { ReleaseRow } from './release-row.tsx';
import { earlierReleases } from './release-texts.ts';

interface ReleaseHistoryProps {
  readonly listed: ListedPointer;
  readonly onAsk: (release: string) => void;
}

/** The versions of an app that are not live, with what can be done about each. */
export function ReleaseHistory({ listed, onAsk }: ReleaseHistoryProps) {
  const earlier = earlierReleases(listed);
  if (earlier.length === 0) return <p>No other version was live before.</p>;
  return (
    <Table caption={`Versions of ${listed.app} that are not live`}>
      <thead>
        <tr>
          <th scope="col">Version</th>
          <th scope="col">Last brought live</th>
          <th scope="col">By</th>
          <th scope="col">Why</th>
          {listed.isOwn && <th scope="col">Actions</th>}
        </tr>
      </thead>
      <tbody>
        {earlier.map((move) => (
          <ReleaseRow
            key={move.release}
            move={move}
            app={listed.app}
            onAsk={listed.isOwn ? onAsk : undefined}
          />
        ))}
      </tbody>
    </Table>
  );
}
