import { SelectField } from '@raade/staff/select-field';
import { Button, Heading, Notice } from '@raade/ui';
import { useState } from 'react';
import { ConfirmButton } from '../../action-dialog/confirm-button.tsx';
import { ListedDonors } from './listed-donors.tsx';
import { OneStatement } from './one-statement.tsx';
import { PrintedStatements } from './printed-statements.tsx';
import { exclusions, progressOf, pastYears } from './statement-texts.ts';
import { useStatements } from './use-statements.ts';
import { Controls, Explanation, Frame } from '../task-card.styles.ts';

/** Sends yearly statements, to all donors or to one. */
export function StatementsCard() {
  const years = pastYears();
  const [year, setYear] = useState(years[0] ?? 0);
  const { run, isBusy, failure, prepare, send } = useStatements(year);
  const canSend = run !== null && (run.phase === 'ready' || run.phase === 'sending');
  const exclusionTexts = run ? exclusions(run) : [];

  return (
    <Frame>
      <Heading as="h2">Yearly statements</Heading>
      <Controls>
        <SelectField
          label="Year"
          disabled={isBusy}
          choices={years.map((each) => [String(each), String(each)])}
          value={String(year)}
          onChange={(choice) => setYear(Number(choice))}
        />
        <Button look="quiet" isBusy={isBusy} onClick={prepare}>
          Prepare Statements
        </Button>
        <ConfirmButton
          label="Send Statements"
          isBusy={isBusy}
          isOffered={canSend}
          title={`Send the statements of ${year}?`}
          onConfirm={send}
        >
          <p>{`${run ? progressOf(run) : ''} Each donor gets an email with the statement as a PDF.`}</p>
        </ConfirmButton>
      </Controls>
      <Explanation>
        A statement lists what a donor gave in a year, minus refunds, for their taxes. Preparing
        only counts recipients. Nothing is sent. Each donor gets at most one, even if you run this
        again.
      </Explanation>
      <p role="status">{run ? progressOf(run) : ''}</p>
      {canSend && <ListedDonors key={year} year={year} />}
      {exclusionTexts.length > 0 && <p>{`Left out: ${exclusionTexts.join(', ')}.`}</p>}
      {failure !== null && (
        <Notice role="alert" $tone="danger">
          {failure}
        </Notice>
      )}
      {run?.unaddressed && <PrintedStatements year={year} donations={run.unaddressed} />}
      <OneStatement year={year} />
    </Frame>
  );
}
