import { FailureNotice } from '@raade/staff/failure-notice';
import { saveFile } from '@raade/browser';
import { formatCents } from '@raade/contracts/money/money';
import type { UnaddressedDonation } from '@raade/contracts/money/yearly-statements';
import { Button, Heading } from '@raade/ui';
import { useMutation } from '@tanstack/react-query';
import { Controls, Explanation } from '../task-card.styles.ts';
import { callStatements } from './call-statements.ts';
import { failureText } from './statement-texts.ts';

interface PrintedStatementsProps {
  readonly year: number;
  readonly donations: readonly UnaddressedDonation[];
}

const ID = 'printed-statements';
const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

const textOf = ({ name, paidOn, cents, currency }: UnaddressedDonation) =>
  `${name ?? 'Anonymous'}, ${dayFormat.format(new Date(paidOn))}, ${formatCents(cents, currency)}`;

/** Donations without an email address, each with its statement as a PDF to print. */
export function PrintedStatements({ year, donations }: PrintedStatementsProps) {
  const printMutation = useMutation({
    mutationFn: async ({ id, paidOn, name }: UnaddressedDonation) => {
      const { pdf = '' } = await callStatements({ action: 'print', year, donation: id });
      // The PDF is in base64. The name of the file gets hyphens instead of spaces and signs.
      const bytes = Uint8Array.from(atob(pdf), (letter) => letter.charCodeAt(0));
      const donor = (name ?? 'Anonymous').replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-');
      saveFile(`Gift-${paidOn}-${donor}.pdf`, new Blob([bytes], { type: 'application/pdf' }));
    },
  });

  return (
    <section aria-labelledby={ID}>
      <Heading as="h3" id={ID}>
        Statements to print
      </Heading>
      <Explanation>
        These donations have no email address. Give these donors their statements on paper. Each
        donation has its own statement, because two donations under one name may come from different
        people.
      </Explanation>
      <FailureNotice>
        {printMutation.isError && failureText(printMutation.error, 'The PDF could not be made.')}
      </FailureNotice>
      <ul>
        {donations.map((donation) => (
          <Controls as="li" key={donation.id}>
            <span>{textOf(donation)}</span>
            <Button
              look="quiet"
              aria-label={`PDF: ${textOf(donation)}`}
              isBusy={printMutation.isPending && printMutation.variables.id === donation.id}
              onClick={() => printMutation.mutate(donation)}
            >
              PDF
            </Button>
          </Controls>
        ))}
      </ul>
    </section>
  );
}
