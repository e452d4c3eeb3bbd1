import { counted, number } from '@raade/staff/numbers';
import { media, styled } from '@raade/platform';
import { Row, Stack } from '@raade/staff/staff-page.styles';
import { Heading } from '@raade/ui';
import { stripePaymentUrl } from '../stripe-dashboard.ts';
import type { Findings, ReconciliationStatus } from './use-reconciliation.ts';

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

const Disagreements = styled.section`
  display: grid;
  gap: var(--space-3);
  margin-block-start: var(--space-3);

  h3 {
    font-size: var(--text-body);
  }
`;

const Problems = styled.ul`
  display: grid;
  list-style: none;
  overflow-wrap: anywhere;

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

/** `1 payment checked, 1 added, 0 updated, no problems` */
function sentenceOf({ checked, added, updated, problems }: Findings): string {
  const payments = `${counted(checked, 'payment')} checked`;
  const changes = `${number(added)} added, ${number(updated)} updated`;
  const found = `${problems.length || 'no'} ${problems.length === 1 ? 'problem' : 'problems'}`;
  return `${payments}, ${changes}, ${found}`;
}

function headOf(status: ReconciliationStatus): string {
  if (status === 'done') return 'Done: ';
  return status === 'running' || status === 'stopping' ? 'So far: ' : 'Not finished: ';
}

/** The findings of the comparison, and the problems that only a person can solve. */
export function ReconciliationReport({ status, findings }: ReconciliationReportProps) {
  const isBusy = status === 'running' || status === 'stopping';
  return (
    <Stack $gap={3}>
      <Progress>
        <p role="status">{`${headOf(status)}${sentenceOf(findings)}.`}</p>
        {isBusy && <progress aria-label="Reconciliation" />}
      </Progress>
      {findings.problems.length > 0 && (
        <Disagreements aria-labelledby="reconciliation-problems">
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
        </Disagreements>
      )}
    </Stack>
  );
}
