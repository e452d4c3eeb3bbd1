import { styled } from '@raade/platform';
import { Button, Field, Heading, Notice, Select } from '@raade/ui';
import { useState } from 'react';
import { PERIODS, startOf } from './periods.ts';
import { ReconciliationReport } from './reconciliation-report.tsx';
import { useReconciliation } from './use-reconciliation.ts';
import { Controls, Explanation, Frame } from '../task-card.styles.ts';

const PeriodField = styled.div`
  flex: 0 1 16rem;
`;

/** Compares what is paid at Stripe with the ledger, now. */
export function ReconciliationCard() {
  const [period, setPeriod] = useState(PERIODS[0].id);
  const reconciliation = useReconciliation();
  const { status, findings, advice, start, carryOn, stop } = reconciliation;
  const isBusy = status === 'running' || status === 'stopping';
  const canCarryOn = status === 'failed' || status === 'stopped';

  return (
    <Frame>
      <div>
        <Heading as="h2">Compare with Stripe</Heading>
        <Explanation>
          Stripe knows every payment; the donations below are our record of them. What can have
          changed is compared every night, and everything once a month. Reconcile now to add what is
          missing and to bring refunds and disputes up to date. No donor is thanked twice.
        </Explanation>
      </div>
      <Controls>
        <PeriodField>
          <Field label="Period">
            {(control) => (
              <Select
                {...control}
                disabled={isBusy}
                value={period}
                onChange={(event) => setPeriod(event.target.value)}
              >
                {PERIODS.map(({ id, label }) => (
                  <option key={id} value={id}>
                    {label}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </PeriodField>
        <Button isBusy={isBusy} onClick={() => start(startOf(period))}>
          {isBusy ? 'Reconciling...' : 'Reconcile Now'}
        </Button>
        {isBusy && (
          <Button look="quiet" isBusy={status === 'stopping'} onClick={stop}>
            {status === 'stopping' ? 'Stopping...' : 'Stop'}
          </Button>
        )}
        {canCarryOn && (
          <Button look="quiet" onClick={carryOn}>
            Carry On
          </Button>
        )}
      </Controls>
      {status === 'failed' && (
        <Notice role="alert" $tone="danger">
          <strong>The reconciliation stopped.</strong>
          <span>{` ${advice} What was done so far is kept.`}</span>
        </Notice>
      )}
      {status !== 'idle' && <ReconciliationReport status={status} findings={findings} />}
    </Frame>
  );
}
