import { Link, styled } from '@raade/platform';
import { Button, Notice } from '@raade/ui';
import { useRef, useState } from 'react';
import { RefusalNotice } from '../editions/refusal-notice.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import type { Change } from './changes.ts';
import type { Outcome, Publishing } from './use-publishing.ts';

/* Sticks to the bottom of the window, unless there is nothing to publish or to say. */
const Bar = styled.div<{ readonly $sticks: boolean }>`
  position: ${({ $sticks }) => ($sticks ? 'sticky' : 'static')};
  z-index: var(--layer-badge);
  inset-block-end: 0;
  display: grid;
  justify-items: start;
  gap: var(--space-2);
  padding-block: var(--space-3) calc(var(--space-3) + env(safe-area-inset-bottom));
  border-block-start: 1px solid var(--color-border-strong);
  background: var(--color-page);
`;

/* Limits long messages, so that some of the changes stay visible. */
const Messages = styled.div`
  max-height: 40dvh;
  overflow: auto;
`;

interface PublishBarProps extends Publishing {
  /** The zone of the forum. */
  readonly timeZone: string;
}

const actionOn = ({ length }: readonly Change[]) =>
  `Publish ${length === 1 ? '1 change' : `${length} changes`}`;

/** The button that publishes the selected changes, with the problems that prevent it, and the outcome. */
export function PublishBar(props: PublishBarProps) {
  const { changes, selected, findings, outcome, isBusy, publish, timeZone } = props;
  const [confirmed, setConfirmed] = useState<readonly Change[]>();
  const messages = useRef<HTMLDivElement>(null);
  const isPossible = findings.length === 0;
  const handleClick = () => {
    if (isPossible) setConfirmed(selected);
    else messages.current?.querySelector('a')?.focus();
  };
  if (changes.length === 0 && !outcome) return null;
  return (
    <Bar $sticks={changes.length > 0 || outcome !== undefined}>
      <Messages ref={messages}>
        <div role="status">
          {!isPossible && (
            <RefusalNotice says="These changes cannot go live together yet:" findings={findings} />
          )}
        </div>
        <div role="alert">{outcome && <OutcomeNotice {...outcome} />}</div>
      </Messages>
      {selected.length === 0 ? (
        changes.length > 0 && <p>No changes selected</p>
      ) : (
        <Button aria-disabled={!isPossible || undefined} onClick={handleClick}>
          {actionOn(selected)}
        </Button>
      )}
      {confirmed && (
        <PublishDialog
          title={`${actionOn(confirmed)}?`}
          changes={confirmed}
          isBusy={isBusy}
          publish={publish}
          timeZone={timeZone}
          onClose={() => setConfirmed(undefined)}
        />
      )}
    </Bar>
  );
}

/** The outcome of publishing, with links to the pages that changed. */
function OutcomeNotice({ isDone, pages = [], ...outcome }: Outcome) {
  if (!isDone) return <RefusalNotice {...outcome} />;
  return (
    <Notice $tone="success">
      <span>{outcome.says}</span>
      {pages.map((page, index) => (
        <span key={page}>
          {index > 0 && <span>, </span>}
          <Link to={page}>{page === '/' ? 'home' : page.slice(1)}</Link>
        </span>
      ))}
    </Notice>
  );
}
