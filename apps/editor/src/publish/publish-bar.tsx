import { Link, styled } from '@raade/platform';
import { Button, Notice } from '@raade/ui';
import { useRef, useState } from 'react';
import { RefusalNotice } from '../editions/refusal-notice.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import type { Change } from './changes.ts';
import type { Outcome, Publishing } from './use-publishing.ts';

/* Stays at the bottom of the window. */
const Bar = styled.div`
  position: sticky;
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

const publishLabel = ({ length }: readonly Change[]) =>
  `Publish ${length === 1 ? '1 change' : `${length} changes`}`;

/** The button that publishes the selected changes, with the problems that prevent it, and the outcome. */
export function PublishBar(props: PublishBarProps) {
  const { changes, selected, findings, outcome, isBusy, publish, timeZone } = props;
  const [changesToConfirm, setChangesToConfirm] = useState<readonly Change[]>();
  const messages = useRef<HTMLDivElement>(null);
  const canPublish = findings.length === 0;
  const handleClick = () => {
    if (canPublish) setChangesToConfirm(selected);
    else messages.current?.querySelector('a')?.focus();
  };
  if (changes.length === 0 && !outcome) return null;
  return (
    <Bar>
      <Messages ref={messages}>
        <div role="status">
          {!canPublish && (
            <RefusalNotice
              message="These changes cannot go live together yet:"
              findings={findings}
            />
          )}
        </div>
        <div role="alert">{outcome && <OutcomeNotice {...outcome} />}</div>
      </Messages>
      {selected.length === 0 ? (
        changes.length > 0 && <p>No changes selected</p>
      ) : (
        <Button aria-disabled={!canPublish || undefined} onClick={handleClick}>
          {publishLabel(selected)}
        </Button>
      )}
      {changesToConfirm && (
        <PublishDialog
          title={`${publishLabel(changesToConfirm)}?`}
          changes={changesToConfirm}
          isBusy={isBusy}
          publish={publish}
          timeZone={timeZone}
          onClose={() => setChangesToConfirm(undefined)}
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
      <span>{outcome.message}</span>
      {pages.map((page, index) => (
        <span key={page}>
          {index > 0 && <span>, </span>}
          <Link to={page}>{page === '/' ? 'home' : page.slice(1)}</Link>
        </span>
      ))}
    </Notice>
  );
}
