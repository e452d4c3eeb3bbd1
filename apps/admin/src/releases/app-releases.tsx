import type { ListedPointer } from '@raade/contracts/releases/pointer-moves';
import { appLabel } from '@raade/contracts/staff/labels';
import { TitledSection } from '@raade/staff/titled-section';
import { Button, ButtonRow, Note, Notice, Table } from '@raade/ui';
import { useState } from 'react';
import { DialogButton } from '../action-dialog/dialog-button.tsx';
import { WrappedCell } from '../page-section/page-section.styles.ts';
import { TableHead } from '../page-section/table-head.tsx';
import { MoveDialog } from './move-dialog.tsx';
import {
  acceptedText,
  detailText,
  previousVersion,
  type Version,
  versionLabel,
  versionsOf,
} from './release-texts.ts';

interface AppReleasesProps {
  readonly pointer: ListedPointer;
}

/** The versions of an app, with a button to go back to the previous one, and one to choose another. */
export function AppReleases({ pointer }: AppReleasesProps) {
  const { app, isOwn, problem } = pointer;
  const label = appLabel(app);
  const [isChoosing, setIsChoosing] = useState(false);
  const versions = versionsOf(pointer);
  const previous = previousVersion(pointer, versions);
  return (
    <TitledSection title={label} beside={<code>{app}</code>}>
      {problem !== undefined && <Notice $tone="danger">{problem}</Notice>}
      {versions.length > 0 && (
        <Table caption={`Versions: ${label}`} stacks>
          <TableHead columns={['Version', 'What changed', isChoosing && 'Action']} />
          <tbody>
            {versions.map((version) => (
              <VersionRow
                key={version.release}
                version={version}
                pointer={pointer}
                isChoosing={isChoosing}
              />
            ))}
          </tbody>
        </Table>
      )}
      {versions.length < 2 && <p>No earlier version.</p>}
      {isOwn && versions.length > 1 && (
        <ButtonRow>
          {previous && (
            <DialogButton
              label="Go back to the previous version"
              aria-label={`Go back to the previous version: ${label}`}
              dialog={(dialog) => <MoveDialog {...dialog} pointer={pointer} version={previous} />}
            />
          )}
          <Button
            look="quiet"
            aria-expanded={isChoosing}
            onClick={() => setIsChoosing(!isChoosing)}
          >
            Choose another version
          </Button>
        </ButtonRow>
      )}
    </TitledSection>
  );
}

interface VersionRowProps extends AppReleasesProps {
  readonly version: Version;
  readonly isChoosing: boolean;
}

function VersionRow({ version, pointer, isChoosing }: VersionRowProps) {
  const { date, change, lastMove, isCurrent } = version;
  return (
    <tr>
      <WrappedCell as="th" scope="row" $min="16rem">
        {versionLabel(version)}
      </WrappedCell>
      <WrappedCell $min="16rem">
        <p>{change}</p>
        <Note>{detailText(version)}</Note>
        {lastMove.accepted && <Note>{acceptedText(lastMove.accepted)}</Note>}
      </WrappedCell>
      {isChoosing && (
        <td>
          <DialogButton
            label="Bring Live"
            aria-label={`Bring Live: ${appLabel(pointer.app)}, ${date}`}
            isOffered={!isCurrent}
            dialog={(dialog) => <MoveDialog {...dialog} pointer={pointer} version={version} />}
          />
        </td>
      )}
    </tr>
  );
}
