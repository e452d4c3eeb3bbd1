import type { ContentPart } from '@raade/contracts/content/parts';
import { Button, ButtonRow, Dialog } from '@raade/ui';
import { useState } from 'react';
import { workingDrafts } from '../newsroom/items.ts';
import { saveItem } from '../newsroom/newsroom.ts';
import { isNamed, type ReadyNewsroom } from '../newsroom/newsroom-state.ts';
import { countOf } from '../parts/part-texts.ts';

interface RemoveChosenProps {
  readonly ready: ReadyNewsroom;
  readonly part: ContentPart;
  readonly shown: readonly string[];
  readonly chosen: readonly string[];
  readonly onChoose: (keys: readonly string[]) => void;
  /** Says what was done. */
  readonly onRemoved: (says: string) => void;
}

/** Removes several items at once, as the form of each does. */
export function RemoveChosen(props: RemoveChosenProps) {
  const { ready, part, shown, chosen, onChoose, onRemoved } = props;
  const [isAsking, setAsking] = useState(false);
  const count = countOf(part, chosen.length);
  const drafted = chosen.filter((item) => workingDrafts(ready).some(isNamed({ part, item })));

  const remove = () => {
    for (const item of chosen) saveItem({ part, item, value: null });
    setAsking(false);
    onChoose([]);
    onRemoved(`Removed ${count}.`);
  };

  return (
    <>
      <ButtonRow>
        <Button look="quiet" onClick={() => onChoose(shown)}>
          Choose all
        </Button>
        <Button look="quiet" onClick={() => onChoose([])}>
          Choose none
        </Button>
        <Button
          aria-disabled={chosen.length === 0 || undefined}
          onClick={() => setAsking(chosen.length > 0)}
        >
          {`Remove ${count}`}
        </Button>
      </ButtonRow>
      <Dialog
        title={`Remove ${count}?`}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        closeLabel="Keep them"
        actions={<Button onClick={remove}>{`Remove ${count}`}</Button>}
      >
        <p>
          What is live stays so until the next publication. Until then “To be removed” has them,
          with the way to keep them.
        </p>
        {drafted.length > 0 && (
          <p>{`Drafts of ${countOf(part, drafted.length)} are discarded: what was written in them is gone, for everybody.`}</p>
        )}
      </Dialog>
    </>
  );
}
