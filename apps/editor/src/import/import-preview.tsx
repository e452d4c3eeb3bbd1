import { compareDrafts } from '@raade/content-model/compare/compare-drafts';
import type { Draft } from '@raade/content-model/editions/merge-drafts';
import { Button, Checkbox, Heading } from '@raade/ui';
import { useId, useState } from 'react';
import { DifferenceList } from '../editions/difference-list.tsx';
import { SentenceList } from '../editions/sentence-list.tsx';
import { Part } from '../editions/sentences.styles.ts';
import { leftOutWords, type Preview } from './preview.ts';
import { RowList } from '@raade/staff/row-list';

interface ImportPreviewProps {
  readonly preview: Preview;
  readonly isBusy: boolean;
  readonly onSave: (plan: readonly Draft[]) => void;
}

/** The changes that an import would make, in words. */
export function ImportPreview({ preview, isBusy, onSave }: ImportPreviewProps) {
  const id = useId();
  const [wantsRemoval, setWantsRemoval] = useState(false);
  const { content, rows, changes, removals } = preview;
  // A row that is refused may be of an item that the file seems to leave out.
  const mayRemove = !rows?.some(({ state }) => state === 'refused');
  const removes = wantsRemoval && mayRemove;
  const plan = removes ? [...changes, ...removals] : changes;
  return (
    <Part aria-labelledby={id}>
      <Heading as="h2" id={id}>
        What it changes
      </Heading>
      {plan.length === 0 && (
        <p>
          {removals.length > 0 ? 'What the file has changes nothing.' : 'The file changes nothing.'}
        </p>
      )}
      {rows ? (
        <RowList rows={rows} />
      ) : (
        <DifferenceList differences={compareDrafts(content.parts, plan)} />
      )}
      <LeftOut
        names={removals.map((removal) => leftOutWords(preview, removal))}
        removes={removes}
        mayRemove={mayRemove}
        onChange={setWantsRemoval}
      />
      {plan.length > 0 && (
        <div>
          <Button isBusy={isBusy} onClick={() => onSave(plan)}>
            {removes ? `Save as drafts, and remove ${removals.length}` : 'Save as drafts'}
          </Button>
        </div>
      )}
    </Part>
  );
}

interface LeftOutProps {
  readonly names: readonly string[];
  readonly removes: boolean;
  readonly mayRemove: boolean;
  readonly onChange: (removes: boolean) => void;
}

/** A file that lacks something may have lost it: nothing is removed before somebody has said so. */
function LeftOut({ names, removes, mayRemove, onChange }: LeftOutProps) {
  if (names.length === 0) return null;
  const items = names.length === 1 ? 'item' : 'items';
  return (
    <>
      <Heading as="h3">{`${names.length} ${items} that the file does not have`}</Heading>
      <SentenceList says={names} />
      {mayRemove ? (
        <Checkbox
          label={`Remove ${names.length === 1 ? 'this' : 'these'} ${names.length} ${items}`}
          hint="Without this they stay as they are."
          checked={removes}
          onChange={onChange}
        />
      ) : (
        <p>They stay. A file of which no row is refused can remove them.</p>
      )}
    </>
  );
}
