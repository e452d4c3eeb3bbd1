import { styled } from '@raade/platform';
import { SelectField } from '@raade/staff/fields';
import { Button, Heading, Notice } from '@raade/ui';
import { useState } from 'react';
import { ReconciliationReport } from './reconciliation-report.tsx';
import { useReconciliation } from './use-reconciliation.ts';
import { Controls, Explanation, Frame } from '../task-card.styles.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** How far back the books are compared, in days; all of them from the first payment on. */
const PERIODS = [
  ['30', 'Last 30 days'],
  ['7', 'Last 7 days'],
  ['130', 'Last 130 days'],
  ['365', 'Last year'],
  ['all', 'All payments'],
] as const;

/** The instant, in ISO 8601, at which a period that ends now begins. */
const startOf = (period: (typeof PERIODS)[number][0]) =>
  new Date(period === 'all' ? 0 : Date.now() - Number(period) * DAY_MS).toISOString();

const PeriodField = styled.div`
  flex: 0 1 16rem;
`;

/** Compares what is paid at Stripe with the ledger, now. */
export function ReconciliationCard() {
  const [period, setPeriod] = useState<(typeof PERIODS)[number][0]>('30');
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
          <SelectField
            label="Period"
            disabled={isBusy}
            choices={PERIODS}
            value={period}
            onChange={setPeriod}
          />
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
