import type { ListedPointer } from '@raade/contracts/pointer-moves';
import { styled } from '@raade/platform';
import { Button, Heading, Notice, Table } from '@raade/ui';
import { useId, useState } from 'react';
import { MoveDialog } from './move-dialog.tsx';
import { earlierReleases, kindText, momentText, shortId } from './release-texts.ts';

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
`;

interface AppReleasesProps {
  readonly listed: ListedPointer;
}

/** What is live of an app, and what was. */
export function AppReleases({ listed }: AppReleasesProps) {
  const id = useId();
  const [last] = listed.moves;
  return (
    <Section aria-labelledby={id}>
      <Heading as="h2" id={id}>
        {listed.app}
      </Heading>
      {listed.problem !== undefined && <Notice $tone="danger">{listed.problem}</Notice>}
      {listed.pointer && last && (
        <p>
          <code>{shortId(listed.pointer.release)}</code> is live since {momentText(last.movedAt)},
          by {last.movedBy}
          {last.reason ? `: ${last.reason}` : ''}
        </p>
      )}
      <History listed={listed} />
    </Section>
  );
}

function History({ listed }: AppReleasesProps) {
  const [asked, setAsked] = useState<string>();
  const [shown, setShown] = useState<string>();
  const earlier = earlierReleases(listed);
  if (earlier.length === 0) return <p>No other version was live before.</p>;
  const ask = (release: string) => {
    setShown(release);
    setAsked(release);
  };
  return (
    <>
      <Table caption={`Versions of ${listed.app} that were live`}>
        <thead>
          <tr>
            <th scope="col">Version</th>
            <th scope="col">Last brought live</th>
            <th scope="col">By</th>
            <th scope="col">Why</th>
            {listed.isOwn && <th scope="col">Bring it back</th>}
          </tr>
        </thead>
        <tbody>
          {earlier.map((move) => (
            <tr key={move.release}>
              <th scope="row">
                <code>{shortId(move.release)}</code>
              </th>
              <td>
                {kindText(move)} {momentText(move.movedAt)}
              </td>
              <td>{move.movedBy}</td>
              <td>{move.reason ?? ''}</td>
              {listed.isOwn && (
                <td>
                  <Button
                    look="quiet"
                    aria-label={`Bring Live: ${listed.app} ${shortId(move.release)}`}
                    onClick={() => ask(move.release)}
                  >
                    Bring Live
                  </Button>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </Table>
      {shown !== undefined && (
        <MoveDialog
          key={shown}
          listed={listed}
          release={shown}
          isOpen={asked !== undefined}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
