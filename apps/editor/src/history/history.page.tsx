import type { ListEditionsResponse } from '@raade/contracts/content/editions';
import { StaffPage } from '@raade/staff/staff-page';
import { List } from '@raade/staff/staff-page.styles';
import { Loading } from '@raade/staff/loading';
import { Failure } from '@raade/staff/staff-frame.styles';
import { Button, Notice } from '@raade/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { listEditions } from '../editor-state/content-calls.ts';
import { useRequest } from '../editor-state/use-request.ts';
import { momentText } from '@raade/staff/moments';
import { reloadContent } from '../editor-state/editor.store.ts';
import { EditionItem } from './edition-item.tsx';
import { RestoreDialog } from './restore-dialog.tsx';
import { type PublishedEdition, publishedEditions } from './published-editions.ts';

const NOT_READ = 'The history could not be read. Please try again.';

/** The page of published editions, with a button to restore each. */
export default function HistoryPage() {
  const [history, setHistory] = useState<ListEditionsResponse>();
  const { isBusy, refusal, run } = useRequest('editions not read', NOT_READ);
  /** Reads the newest editions; after `shown`, the next older ones. */
  const read = (shown?: ListEditionsResponse) =>
    run(async () => {
      const oldest = shown?.editions.at(-1)?.createdAt;
      const page = await listEditions(oldest === undefined ? {} : { before: oldest });
      setHistory({ ...page, editions: [...(shown?.editions ?? []), ...page.editions] });
    });
  const readFirst = useEffectEvent(() => void read());
  useEffect(() => readFirst(), []);
  return (
    <StaffPage title="History" intro="Every published edition, kept permanently.">
      {!history && isBusy && <Loading>Reading the history…</Loading>}
      {refusal !== undefined && (
        <Failure role="alert" $tone="danger">
          <p>{refusal}</p>
          <Button look="quiet" isBusy={isBusy} onClick={() => void read(history)}>
            Try again
          </Button>
        </Failure>
      )}
      {history && <Editions history={history} onChange={() => read()} />}
      {history?.hasMore && (
        <div>
          <Button look="quiet" isBusy={isBusy} onClick={() => void read(history)}>
            Show older ones
          </Button>
        </div>
      )}
    </StaffPage>
  );
}

interface EditionsProps {
  readonly history: ListEditionsResponse;
  /** Called if another edition is live, or may be live. */
  readonly onChange: () => Promise<void>;
}

function Editions({ history, onChange }: EditionsProps) {
  const [selected, setSelected] = useState<PublishedEdition>();
  const [liveSince, setLiveSince] = useState<number>();
  const handleDone = () => {
    setSelected(undefined);
    setLiveSince(Date.now());
    void onChange();
    // Drafts have other differences from the new live edition.
    void reloadContent();
  };
  return (
    <>
      <div role="status">
        {liveSince !== undefined && (
          <Notice $tone="success">{`Live as of ${momentText(new Date(liveSince))}.`}</Notice>
        )}
      </div>
      <List>
        {publishedEditions(history).map((entry) => (
          <EditionItem key={entry.edition} entry={entry} onRestore={() => setSelected(entry)} />
        ))}
      </List>
      {selected && (
        <RestoreDialog
          entry={selected}
          seen={history.live}
          onClose={() => setSelected(undefined)}
          onDone={handleDone}
          onOutdated={() => void onChange()}
        />
      )}
    </>
  );
}
