import type { ListedPointer } from '@raade/contracts/releases/pointer-moves';
import { Stack } from '@raade/staff/staff-page.styles';
import { Heading, Notice, Table } from '@raade/ui';
import { useId } from 'react';
import { momentText } from '@raade/staff/moments';
import { DialogButton } from '../action-dialog/dialog-button.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { acceptedText, earlierReleases, kindText, shortId } from './release-texts.ts';
import { WrappedCell } from '../page-section/page-section.styles.ts';
import { TableHead } from '../page-section/table-head.tsx';

interface AppReleasesProps {
  readonly listed: ListedPointer;
}

/** The live version of an app, and its earlier versions. */
export function AppReleases({ listed }: AppReleasesProps) {
  const id = useId();
  const [last] = listed.moves;
  return (
    <Stack as="section" $gap={3} aria-labelledby={id}>
      <Heading as="h2" id={id}>
        {listed.app}
      </Heading>
      {listed.problem !== undefined && <Notice $tone="danger">{listed.problem}</Notice>}
      {listed.pointer && last && (
        <p>
          <code>{shortId(listed.pointer.release)}</code>
          <span>{` live since ${momentText(last.movedAt)}, by ${last.movedBy}${last.reason ? `: ${last.reason}` : ''}`}</span>
          {last.accepted && (
            <span>
              <br />
              {acceptedText(last.accepted)}
            </span>
          )}
        </p>
      )}
      <ReleaseHistory listed={listed} />
    </Stack>
  );
}

/** The versions of an app that are not live: when each was, why, and what can be done about it. */
function ReleaseHistory({ listed }: AppReleasesProps) {
  const { app, isOwn } = listed;
  const earlier = earlierReleases(listed);
  if (earlier.length === 0) return <p>No earlier version.</p>;
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
                <DialogButton
                  label="Bring Live"
                  aria-label={`Bring Live: ${app} ${shortId(move.release)}`}
                  dialog={(opened) => (
                    <MoveDialog {...opened} listed={listed} release={move.release} />
                  )}
                />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
