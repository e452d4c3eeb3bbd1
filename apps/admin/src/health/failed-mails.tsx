import type { FailedMail } from '@raade/contracts/health/health';
import { Badge, Heading, Table } from '@raade/ui';
import { Age } from '@raade/staff/age';
import { useMutation } from '@tanstack/react-query';
import { useMay } from '@raade/staff/rights/roles-context';
import { momentText } from '@raade/staff/moments';
import { SendAgain } from '../send-again/send-again.tsx';
import { TableHead } from '../page-section/table-head.tsx';
import { PageSection, SectionNote } from '../page-section/page-section.styles.ts';
import { kindText } from './health-texts.ts';
import { mailRetry } from './health.query.ts';

interface FailedMailsProps {
  readonly mails: readonly FailedMail[];
  readonly hasMore: boolean;
}

/** The emails that are not retried automatically any more, each with a button to send it again. */
export function FailedMails({ mails, hasMore }: FailedMailsProps) {
  const mayRetry = useMay('mail.retry');
  return (
    <PageSection aria-labelledby="failed-mails">
      <Heading as="h2" id="failed-mails">
        Permanently failed emails
      </Heading>
      {mails.length === 0 && <p>None in the last three weeks.</p>}
      {mails.length > 0 && (
        <Table caption="Permanently failed emails, oldest first" stacks>
          <TableHead columns={['What', 'Since', 'Status', mayRetry && 'Action']} />
          <tbody>
            {mails.map((mail) => (
              <tr key={mail.id}>
                <th scope="row">{kindText(mail)}</th>
                <td>
                  <Age at={mail.since} />
                </td>
                <td data-place="beside">
                  <Badge $tone={mail.status === 'failed' ? 'danger' : 'warning'}>
                    {mail.status === 'failed' ? 'failed' : 'may have arrived'}
                  </Badge>
                </td>
                {mayRetry && (
                  <td>
                    <RetryButton mail={mail} />
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      {hasMore && <SectionNote>Only the oldest are shown. There are more.</SectionNote>}
    </PageSection>
  );
}

function RetryButton({ mail }: { readonly mail: FailedMail }) {
  const retry = useMutation(mailRetry);
  return (
    <SendAgain
      action="Try Again"
      mailName={`${kindText(mail)} of ${momentText(mail.since)}`}
      kind="email"
      recipient="Its reader"
      mayHaveArrived={mail.status === 'unknown'}
      isSending={retry.isPending}
      onSend={() => retry.mutate(mail)}
    />
  );
}
