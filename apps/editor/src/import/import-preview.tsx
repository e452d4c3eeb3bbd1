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
  const [removes, setRemoves] = useState(false);
  const { leftOut } = preview;
  const plan = removes ? preview.removing : preview.keeping;
  const { differences } = plan;
  return (
    <Part aria-labelledby={id}>
      <Heading as="h2" id={id}>
        What it changes
      </Heading>
      {differences.length === 0 && <p>{nothingDiffers(leftOut.length > 0)}</p>}
      <DifferenceList differences={differences} />
      <LeftOut names={leftOut} removes={removes} onChange={setRemoves} />
      {differences.length > 0 && (
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
  leavesOut
    ? 'What the file has says the same as what is live.'
    : 'The file says the same as what is live.';

interface LeftOutProps {
  readonly names: readonly string[];
  readonly removes: boolean;
  readonly onChange: (removes: boolean) => void;
}

/** A file that lacks something may have lost it: nothing is removed before somebody has said so. */
function LeftOut({ names, removes, onChange }: LeftOutProps) {
  if (names.length === 0) return null;
  const items = names.length === 1 ? 'item' : 'items';
  return (
    <>
      <Heading as="h3">
        {`${names.length} ${items} of the live content that the file does not have`}
      </Heading>
      <Sentences>
        {names.map((name, index) => (
          // Two may have one name.
          <li key={`${index} ${name}`}>{name}</li>
        ))}
      </Sentences>
      <Checkbox
        label={`Remove ${names.length === 1 ? 'this' : 'these'} ${names.length} ${items}`}
        hint="Without this they stay as they are."
        checked={removes}
        onChange={onChange}
      />
    </>
  );
}
