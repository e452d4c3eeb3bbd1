import type { ListedPointer } from '@raade/contracts/pointer-moves';
import { Table } from '@raade/ui';
import type { Question } from './release-question.tsx';
import { ReleaseRow } from './release-row.tsx';
import { otherReleases } from './release-texts.ts';

interface ReleaseHistoryProps {
  readonly listed: ListedPointer;
  readonly onAsk: (question: Question) => void;
}

/** The versions of an app that are not live, with what can be done about each. */
export function ReleaseHistory({ listed, onAsk }: ReleaseHistoryProps) {
  const others = otherReleases(listed);
  if (others.length === 0) return <p>No other version was live before.</p>;
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
        {others.map((other) => (
          <ReleaseRow
            key={other.release}
            other={other}
            app={listed.app}
            onAsk={listed.isOwn ? onAsk : undefined}
          />
        ))}
      </tbody>
    </Table>
  );
}
