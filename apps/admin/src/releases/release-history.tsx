import type { ListedPointer } from '@raade/contracts/releases/pointer-moves';
import { momentText } from '@raade/staff/moments';
import { Stack } from '@raade/staff/staff-page.styles';
import { Button, Table } from '@raade/ui';
import { WrappedCell } from '../page-section/page-section.styles.ts';
import { TableHead } from '../page-section/table-head.tsx';
import { acceptedText, earlierReleases, kindText, shortId } from './release-texts.ts';

interface ReleaseHistoryProps {
  readonly listed: ListedPointer;
  readonly onAsk: (release: string) => void;
}

/** The versions of an app that are not live: when each was, why, and what can be done about it. */
export function ReleaseHistory({ listed, onAsk }: ReleaseHistoryProps) {
  const { app, isOwn } = listed;
  const earlier = earlierReleases(listed);
  if (earlier.length === 0) return <p>No other version was live before.</p>;
  return (
    <Table caption={`Versions of ${app} that are not live`}>
      <TableHead columns={['Version', 'Last brought live', 'By', 'Why', isOwn && 'Actions']} />
      <tbody>
        {earlier.map((move) => (
          <tr key={move.release}>
            <th scope="row">
              <code>{shortId(move.release)}</code>
            </th>
            <td>{`${kindText(move)} ${momentText(move.movedAt)}`}</td>
            <td>{move.movedBy}</td>
            <WrappedCell $least="20rem">
              <Stack $gap={2}>
                {move.reason !== undefined && <p>{move.reason}</p>}
                {move.accepted && <p>{acceptedText(move.accepted)}</p>}
              </Stack>
            </WrappedCell>
            {isOwn && (
              <td>
                <Button
                  look="quiet"
                  aria-label={`Bring Live: ${app} ${shortId(move.release)}`}
                  onClick={() => onAsk(move.release)}
                >
                  Bring Live
                </Button>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
