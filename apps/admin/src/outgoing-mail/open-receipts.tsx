import { Spinner } from '@raade/ui';
import { useQuery } from '@tanstack/react-query';
import { TitledSection } from '@raade/staff/titled-section';
import { IfMay } from '@raade/staff/rights/if-may';
import { ReadingState } from '../reading/reading-state.tsx';
import { SectionNote } from '../page-section/page-section.styles.ts';
import { ReceiptsTable } from './receipts-table.tsx';
import { receiptsQuery } from './receipts.query.ts';
import { SendingNotice } from './sending-notice.tsx';

/** The receipts that have not gone out: on their way, not to be had, none, or there. */
export function OpenReceipts() {
  const query = useQuery(receiptsQuery);
  const { data } = query;
  return (
    <TitledSection title="Receipts that have not gone out">
      <SectionNote>
        A receipt is tried for two weeks, again and again. What is listed here needs a look: its
        cause stands beside it.
      </SectionNote>
      <ReadingState query={query} what="open receipts" told="the receipts">
        <Spinner /> Loading receipts...
      </ReadingState>
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
    </TitledSection>
  );
}
