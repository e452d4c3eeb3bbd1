import { styled } from '@raade/platform';
import { number } from '@raade/staff/numbers';
import { RowList } from '@raade/staff/row-list';
import { Button, ButtonRow, Card, Field, Heading, FileInput, Notice } from '@raade/ui';
import { useId } from 'react';
import { useChosenForum } from '../forums/use-chosen-forum.ts';
import { ColumnChoices } from './column-choices.tsx';
import { comparedRows, countOf, importedText, saveRefused } from './import-outcomes.ts';
import { useImport } from './use-import.ts';

const Panel = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  box-shadow: none;
`;

/** Imports registrants from a spreadsheet into the list of the chosen forum. */
export default function ImportPanel() {
  const { chosen: forumId } = useChosenForum();
  const id = useId();
  const { state, failure, isBusy, choose, match, preview, apply } = useImport(forumId);
  const results = 'results' in state ? state.results : [];
  const counts = { added: countOf(results, 'added'), changed: countOf(results, 'changed') };
  const valid = counts.added + counts.changed;
  const refused = countOf(results, 'refused');
  return (
    <Panel as="section" aria-labelledby={id}>
      <Heading as="h2" id={id}>
        {`Import registrants of ${forumId}`}
      </Heading>
      <Field
        label="Spreadsheet"
        hint="A CSV file whose first line has the column names. A row with the ID of a registrant updates that registrant. A row without an ID updates the registrant with the same email address and type, if an earlier import has added them without an ID. Every other row adds a registrant. Nobody is removed."
      >
        {(control) => (
          <FileInput
            {...control}
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
      {(state.step === 'preview' || state.step === 'done') && (
        <>
          {state.step === 'done' && (
            <Notice role="status" $tone="success">
              {`Imported: ${importedText(counts)}. ${number(refused)} refused.`}
            </Notice>
          )}
          <ButtonRow>
            {state.step === 'preview' && valid > 0 && (
              <Button isBusy={isBusy} onClick={() => void apply(state)}>
                {`Import ${number(valid)}`}
              </Button>
            )}
            {refused > 0 && (
              <Button look="quiet" onClick={() => saveRefused(state)}>
                Download refused rows
              </Button>
            )}
          </ButtonRow>
          {state.step === 'preview' && <RowList rows={comparedRows(state)} />}
        </>
      )}
      <div role="alert">{failure !== undefined && <Notice $tone="danger">{failure}</Notice>}</div>
    </Panel>
  );
}
