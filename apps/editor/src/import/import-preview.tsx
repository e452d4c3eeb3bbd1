import { RowList } from '@raade/staff/row-list';
import { Button, Checkbox, Heading } from '@raade/ui';
import { useId, useState } from 'react';
import { DifferenceList } from '../editions/difference-list.tsx';
import { Part, Sentences } from '../editions/sentences.styles.ts';
import type { Plan, Preview } from './preview.ts';

interface ImportPreviewProps {
  readonly preview: Preview;
  readonly isBusy: boolean;
  readonly onSave: (plan: Plan) => void;
}

/** The changes that an import would make, in words. */
export function ImportPreview({ preview, isBusy, onSave }: ImportPreviewProps) {
  const id = useId();
  const [wantsRemoval, setWantsRemoval] = useState(false);
  const { leftOut, rows } = preview;
  // A row that is refused may be of an item that the file seems to leave out.
  const mayRemove = !rows?.some(({ state }) => state === 'refused');
  const removes = wantsRemoval && mayRemove;
  const plan = removes ? preview.removing : preview.keeping;
  const { differences } = plan;
  return (
    <Part aria-labelledby={id}>
      <Heading as="h2" id={id}>
        What it changes
      </Heading>
      {rows && <RowList rows={rows} />}
      {plan.count === 0 && <p>{nothingDiffers(leftOut.length > 0)}</p>}
      <DifferenceList differences={differences} />
      <LeftOut names={leftOut} removes={removes} mayRemove={mayRemove} onChange={setWantsRemoval} />
      {plan.count > 0 && (
        <div>
          <Button isBusy={isBusy} onClick={() => onSave(plan)}>
            {removes ? `Save as drafts, and remove ${leftOut.length}` : 'Save as drafts'}
          </Button>
        </div>
      )}
    </Part>
  );
}

const nothingDiffers = (leavesOut: boolean): string =>
  leavesOut ? 'What the file has changes nothing.' : 'The file changes nothing.';

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
      <Sentences>
        {names.map((name, index) => (
          // Two may have one name.
          <li key={`${index} ${name}`}>{name}</li>
        ))}
      </Sentences>
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
