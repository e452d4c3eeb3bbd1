import { TitledSection } from '@raade/staff/titled-section';
import { DifferenceList, SentenceList } from '../editions/sentences.tsx';
import { compareDrafts } from '@raade/content-model/compare/compare-drafts';
import type { Draft } from '@raade/content-model/editions/merge-drafts';
import { Button, Checkbox, Heading } from '@raade/ui';
import { useState } from 'react';
import { leftOutWords, type Preview } from './preview.ts';
import { RowList } from '@raade/staff/row-list';

interface ImportPreviewProps {
  readonly preview: Preview;
  readonly isBusy: boolean;
  readonly onSave: (plan: readonly Draft[]) => void;
}

/**
 * The changes that an import would make, in words. A file that lacks something may have lost it: nothing is removed
 * before somebody has said so.
 */
export function ImportPreview({ preview, isBusy, onSave }: ImportPreviewProps) {
  const [wantsRemoval, setWantsRemoval] = useState(false);
  const { content, rows, changes, removals } = preview;
  // A row that is refused may be of an item that the file seems to leave out.
  const mayRemove = !rows?.some(({ state }) => state === 'refused');
  const removes = wantsRemoval && mayRemove;
  const items = removals.length === 1 ? '1 item' : `${removals.length} items`;
  const plan = removes ? [...changes, ...removals] : changes;
  return (
    <TitledSection title="What it changes">
      {plan.length === 0 && (
        <p>
          {removals.length > 0 ? 'What the file has changes nothing.' : 'The file changes nothing.'}
        </p>
      )}
      {rows ? (
        <RowList rows={rows.map(({ says, ...row }) => ({ ...row, details: says }))} />
      ) : (
        <DifferenceList differences={compareDrafts(content.parts, plan)} />
      )}
      {removals.length > 0 && (
        <>
          <Heading as="h3">{`${items} that the file does not have`}</Heading>
          <SentenceList says={removals.map((removal) => leftOutWords(preview, removal))} />
          {mayRemove ? (
            <Checkbox
              label={`Remove ${removals.length === 1 ? 'this' : 'these'} ${items}`}
              hint="Without this they stay as they are."
              checked={removes}
              onChange={setWantsRemoval}
            />
          ) : (
            <p>They stay. A file of which no row is refused can remove them.</p>
          )}
        </>
      )}
      {plan.length > 0 && (
        <div>
          <Button isBusy={isBusy} onClick={() => onSave(plan)}>
            {removes ? `Save as drafts, and remove ${removals.length}` : 'Save as drafts'}
          </Button>
        </div>
      )}
    </TitledSection>
  );
}
