import type { ListedPointer } from '@raade/contracts/releases/pointer-moves';
import { Stack } from '@raade/staff/staff-page.styles';
import { Heading, Notice } from '@raade/ui';
import { useId, useState } from 'react';
import { momentText } from '@raade/staff/moments';
import { MoveDialog } from './move-dialog.tsx';
import { ReleaseHistory } from './release-history.tsx';
import { acceptedText, shortId } from './release-texts.ts';

interface AppReleasesProps {
  readonly listed: ListedPointer;
}

/** What is live of an app, and what was. */
export function AppReleases({ listed }: AppReleasesProps) {
  const id = useId();
  const [asked, setAsked] = useState<string>();
  // The dialog stays while it closes, so that the browser can give the focus back.
  const [isOpen, setOpen] = useState(false);
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
          <span>{` is live since ${momentText(last.movedAt)}, by ${last.movedBy}${last.reason ? `: ${last.reason}` : ''}`}</span>
          {last.accepted && (
            <span>
              <br />
              {acceptedText(last.accepted)}
            </span>
          )}
        </p>
      )}
      <ReleaseHistory
        listed={listed}
        onAsk={(release) => {
          setAsked(release);
          setOpen(true);
        }}
      />
      {asked !== undefined && (
        <MoveDialog
          key={asked}
          listed={listed}
          release={asked}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
        />
      )}
    </Stack>
  );
}
