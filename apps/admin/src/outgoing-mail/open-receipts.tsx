import { logger } from '@raade/platform';
import { Button, Heading, Spinner } from '@raade/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Failure, Loading } from '@raade/staff/staff-page.styles';
import { IfMay } from '@raade/staff/rights/if-may';
import { PageSection, SectionNote } from '../page-section/page-section.styles.ts';
import { ReceiptsTable } from './receipts-table.tsx';
import { receiptsQuery } from './receipts.query.ts';
import { SendingNotice } from './sending-notice.tsx';

/** The receipts that have not gone out: on their way, not to be had, none, or there. */
export function OpenReceipts() {
  const { data, error, isFetching, refetch } = useQuery(receiptsQuery);

  useEffect(() => {
    if (error) logger.error('reading failed', { what: 'open receipts' }, error);
  }, [error]);

  return (
    <PageSection aria-labelledby="receipts">
      <Heading as="h2" id="receipts">
        Receipts that have not gone out
      </Heading>
      <SectionNote>
        A receipt is tried for two weeks, again and again. What is listed here needs a look: its
        cause stands beside it.
      </SectionNote>
      {!data && isFetching && (
        <Loading role="status">
          <Spinner /> Loading receipts...
        </Loading>
      )}
      {error && (
        <Failure role="alert" $tone="danger">
          <p>Could not load the receipts. Please try again.</p>
          <Button look="quiet" isBusy={isFetching} onClick={() => void refetch()}>
            Try Again
          </Button>
        </Failure>
      )}
      {data && <SendingNotice sending={data.sending} />}
      {data?.receipts.length === 0 && <p>Every receipt has gone out.</p>}
      {data && data.receipts.length > 0 && (
        <>
          <ReceiptsTable receipts={data.receipts} />
          {data.hasMore && <SectionNote>These are the oldest. There are more.</SectionNote>}
          <IfMay right="receipts.retry" to="have a receipt sent again">
            {null}
          </IfMay>
        </>
      )}
    </PageSection>
  );
}
