import { TitledSection } from '@raade/staff/titled-section';
import { DifferenceList, SentenceList } from '../editions/sentence-list.tsx';
import { compareDrafts } from '@raade/content-model/compare/compare-drafts';
import type { Draft } from '@raade/content-model/editions/merge-drafts';
import { Button, Checkbox, Heading } from '@raade/ui';
import { useState } from 'react';
import { removalText, type ImportPlan } from './import-plan.ts';
import { RowList } from '@raade/staff/row-list';

interface ImportPreviewProps {
  readonly preview: ImportPlan;
  readonly isBusy: boolean;
  readonly onSave: (plan: readonly Draft[]) => void;
}

/**
 * Lists the changes of an import. Items that the file lacks may be missing by mistake, so they are removed only if a box
 * is checked.
 */
export function ImportPreview({ preview, isBusy, onSave }: ImportPreviewProps) {
  const [isRemovalChosen, setRemovalChosen] = useState(false);
  const { content, rows, changes, removals } = preview;
  // A refused row may belong to an item that seems to be missing.
  const canRemove = !rows?.some(({ state }) => state === 'refused');
  const removesItems = isRemovalChosen && canRemove;
  const items = removals.length === 1 ? '1 item' : `${removals.length} items`;
  const plan = removesItems ? [...changes, ...removals] : changes;
  return (
    <TitledSection title="What will change">
      {plan.length === 0 && (
        <p>
          {removals.length > 0
            ? 'The items in the file change nothing.'
            : 'The file changes nothing.'}
        </p>
      )}
      {rows ? (
        <RowList rows={rows} />
      ) : (
        <DifferenceList differences={compareDrafts(content.parts, plan)} />
      )}
      {removals.length > 0 && (
        <>
          <Heading as="h3">{`${items} that are not in the file`}</Heading>
          <SentenceList sentences={removals.map((removal) => removalText(preview, removal))} />
          {canRemove ? (
            <Checkbox
              label={`Remove ${removals.length === 1 ? 'this' : 'these'} ${items}`}
              hint="If you do not select this, they stay as they are."
              checked={removesItems}
              onChange={setRemovalChosen}
            />
          ) : (
            <p>They stay. You can remove them only with a file that has no refused rows.</p>
          )}
        </>
      )}
      {plan.length > 0 && (
        <div>
          <Button isBusy={isBusy} onClick={() => onSave(plan)}>
            {removesItems ? `Save as drafts, and remove ${removals.length}` : 'Save as drafts'}
          </Button>
        </div>
      )}
    </TitledSection>
  );
}
