import { media, styled } from '@raade/platform';
import { SelectField } from '@raade/staff/select-field';
import { Button, Heading, Notice } from '@raade/ui';
import { useState } from 'react';
import { counted, number } from '@raade/staff/numbers';
import { Row, Stack } from '@raade/staff/staff-page.styles';
import {
  type Findings,
  type ReconciliationStatus,
  useReconciliation,
} from './use-reconciliation.ts';
import { Controls, Explanation, Frame, SubSection } from '../task-card.styles.ts';
import { stripePaymentUrl } from '../stripe-dashboard.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Periods to compare, in days before now. */
const PERIODS = [
  ['30', 'Last 30 days'],
  ['7', 'Last 7 days'],
  ['130', 'Last 130 days'],
  ['365', 'Last year'],
  ['all', 'All payments'],
] as const;

/** The start of a period, in ISO 8601. */
const startOf = (period: (typeof PERIODS)[number][0]) =>
  new Date(period === 'all' ? 0 : Date.now() - Number(period) * DAY_MS).toISOString();

const PeriodField = styled.div`
  flex: 0 1 16rem;
`;

/** Compares the payments at Stripe with the recorded donations. */
export function ReconciliationCard() {
  const [period, setPeriod] = useState<(typeof PERIODS)[number][0]>('30');
  const reconciliation = useReconciliation();
  const { status, findings, advice, start, carryOn, stop } = reconciliation;
  const isBusy = status === 'running' || status === 'stopping';
  const canCarryOn = status === 'failed' || status === 'stopped';

  return (
    <Frame>
      <Heading as="h2">Compare with Stripe</Heading>
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
      <Explanation>
        Every night, recent changes at Stripe are compared with our records; every four weeks, the
        payments of the last 130 days. Reconcile now to add missing payments and update refunds and
        disputes. Donors get no second receipt.
      </Explanation>
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

interface ReconciliationReportProps {
  readonly status: ReconciliationStatus;
  readonly findings: Findings;
}

const Progress = styled(Row)`
  progress {
    flex: 1 1 8rem;
    max-width: 16rem;
    accent-color: var(--color-accent);
  }
`;

const Problems = styled.ul`
  display: grid;
  list-style: none;

  li {
    display: grid;
    gap: 0 var(--space-4);
    padding-block: var(--space-2);
    border-block-start: 1px solid var(--color-border);
  }

  a {
    font-size: var(--text-small);
  }

  ${media.tablet} {
    li {
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: baseline;
    }
  }
`;

/** The findings in a sentence, like `1 payment checked, 1 added, 0 updated, no problems`. */
function sentenceOf({ checked, added, updated, problems }: Findings): string {
  const payments = `${counted(checked, 'payment')} checked`;
  const changes = `${number(added)} added, ${number(updated)} updated`;
  const problemText = `${problems.length || 'no'} ${problems.length === 1 ? 'problem' : 'problems'}`;
  return `${payments}, ${changes}, ${problemText}`;
}

function prefixOf(status: ReconciliationStatus): string {
  if (status === 'done') return 'Done: ';
  return status === 'running' || status === 'stopping' ? 'So far: ' : 'Not finished: ';
}

/** The result of the comparison, and the problems that staff have to solve. */
function ReconciliationReport({ status, findings }: ReconciliationReportProps) {
  const isBusy = status === 'running' || status === 'stopping';
  return (
    <Stack $gap={3}>
      <Progress>
        <p role="status">{`${prefixOf(status)}${sentenceOf(findings)}.`}</p>
        {isBusy && <progress aria-label="Reconciliation" />}
      </Progress>
      {findings.problems.length > 0 && (
        <SubSection aria-labelledby="reconciliation-problems">
          <Heading as="h3" id="reconciliation-problems">
            Stripe and the ledger disagree
          </Heading>
          <Problems>
            {findings.problems.map(({ paymentIntentId, problem }) => (
              <li key={paymentIntentId + problem}>
                <span>{problem}</span>
                <a
                  href={stripePaymentUrl(paymentIntentId)}
                  target="_blank"
                  rel="noopener noreferrer"
                >
                  {`${paymentIntentId} in Stripe`}
                </a>
              </li>
            ))}
          </Problems>
        </SubSection>
      )}
    </Stack>
  );
}
