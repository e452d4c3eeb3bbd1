import type { ImportProblem } from '@raade/content-model/import/imported';
import { Button, Heading } from '@raade/ui';
import { useId } from 'react';
import { DifferenceList } from '../editions/difference-list.tsx';
import { Part, Sentences } from '../editions/sentences.styles.ts';
import type { Preview } from './preview.lazy.ts';

interface ImportPreviewProps {
  readonly preview: Preview;
  readonly isBusy: boolean;
  readonly onSave: () => void;
}

/** What an import would add, change and remove, and what somebody has to look at afterwards. */
export function ImportPreview({ preview, isBusy, onSave }: ImportPreviewProps) {
  const id = useId();
  const { differences, problems } = preview;
  const leftOut = problems.filter(({ kind }) => kind === 'left-out');
  const toDo = problems.filter(({ kind }) => kind !== 'left-out');
  return (
    <Part aria-labelledby={id}>
      <Heading as="h2" id={id}>
        What it changes
      </Heading>
      {differences.length === 0 && <p>The file says the same as what is live.</p>}
      <DifferenceList differences={differences} />
      <Problems title="Left out" problems={leftOut} />
      <Problems title="To be seen to before it is published" problems={toDo} />
      {differences.length > 0 && (
        <div>
          <Button isBusy={isBusy} onClick={onSave}>
            Save as drafts
          </Button>
        </div>
      )}
    </Part>
  );
}

interface ProblemsProps {
  readonly title: string;
  readonly problems: readonly ImportProblem[];
}

function Problems({ title, problems }: ProblemsProps) {
  if (problems.length === 0) return null;
  const told = problems.map(({ item, field, says }) => `${item}, ${field}: ${says}`);
  return (
    <>
      <Heading as="h3">{title}</Heading>
      <Sentences>
        {[...new Set(told)].map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </Sentences>
    </>
  );
}
