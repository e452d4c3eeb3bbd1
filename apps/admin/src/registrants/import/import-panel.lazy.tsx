import type { ForumId } from '@raade/contracts/content/forum-id';
import { styled } from '@raade/platform';
import { Button, ButtonRow, Card, Field, Heading, Input, Notice } from '@raade/ui';
import { useId } from 'react';
import { useChosenForum } from '../forums/use-chosen-forum.ts';
import { ColumnChoices } from './column-choices.tsx';
import { ImportPreview } from './import-preview.tsx';
import { countOutcomes, number, outcomesText } from './outcome-texts.ts';
import { saveRefused } from './save-refused.ts';
import { useImport } from './use-import.ts';

const Panel = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  box-shadow: none;
`;

/** Messages about files have lines. */
const Lines = styled(Notice)`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

/** Takes registrants from a spreadsheet into the list of the forum that is chosen. */
export default function ImportPanel() {
  const { chosen } = useChosenForum();
  return <Import key={chosen} forumId={chosen} />;
}

function Import({ forumId }: { readonly forumId: ForumId }) {
  const id = useId();
  const { state, failure, isBusy, choose, match, preview, apply } = useImport(forumId);
  const counts = 'results' in state ? countOutcomes(state.results) : undefined;
  const valid = counts ? counts.added + counts.changed : 0;
  return (
    <Panel as="section" aria-labelledby={id}>
      <Heading as="h2" id={id}>
        {`Import registrants of ${forumId}`}
      </Heading>
      <Field
        label="Spreadsheet"
        hint="A CSV file with a line of headers. Rows with the ID of a registrant change that one; without an ID, only a registrant that was imported without one, with the same email address and type. Nobody is removed."
      >
        {(control) => (
          <Input
            {...control}
            type="file"
            accept=".csv,.tsv,.txt,text/csv"
            disabled={isBusy}
            onChange={({ target }) => choose(target.files?.[0])}
          />
        )}
      </Field>
      {(state.step === 'match' || state.step === 'preview') && (
        <>
          <ColumnChoices
            matched={state}
            isBusy={isBusy}
            onChange={(columns) => match(state.sheet, columns)}
          />
          {state.step === 'match' && (
            <ButtonRow>
              <Button isBusy={isBusy} onClick={() => void preview(state)}>
                Preview
              </Button>
            </ButtonRow>
          )}
        </>
      )}
      {(state.step === 'preview' || state.step === 'done') && counts && (
        <>
          {state.step === 'preview' && <ImportPreview previewed={state} />}
          {state.step === 'done' && (
            <Notice role="status" $tone="success">
              {`Imported: ${outcomesText(counts)}. ${number(counts.refused)} refused.`}
            </Notice>
          )}
          <ButtonRow>
            {state.step === 'preview' && valid > 0 && (
              <Button isBusy={isBusy} onClick={() => void apply(state)}>
                {`Import ${number(valid)}`}
              </Button>
            )}
            {counts.refused > 0 && (
              <Button look="quiet" onClick={() => saveRefused(state)}>
                Download refused rows
              </Button>
            )}
          </ButtonRow>
        </>
      )}
      <div role="alert">{failure !== undefined && <Lines $tone="danger">{failure}</Lines>}</div>
    </Panel>
  );
}
