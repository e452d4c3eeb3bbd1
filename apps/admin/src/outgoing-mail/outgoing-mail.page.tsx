import { styled } from '@raade/platform';
import { QueryClientProvider } from '@tanstack/react-query';
import { queryClient } from '../reading/query-client.ts';
import { IfMay } from '../staff/rights/if-may.tsx';
import { AddressLookUp } from './address-look-up.tsx';
import { OpenReceipts } from './open-receipts.tsx';

const Head = styled.header`
  display: grid;
  gap: var(--space-3);

  h1 {
    font-size: var(--text-title);
  }

  p {
    max-width: var(--text-width);
    color: var(--color-text-muted);
  }
`;

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-12);
`;

/** What does not arrive: receipts that have not gone out, and addresses that get no email. */
export default function OutgoingMailPage() {
  return (
    <QueryClientProvider client={queryClient}>
      <Head>
        <h1>Outgoing Mail</h1>
        <p>Receipts that have not gone out, and addresses that email does not go to.</p>
      </Head>
      <Stack>
        <IfMay right="receipts.read" to="see which receipts have not gone out">
          <OpenReceipts />
        </IfMay>
        <IfMay right="suppressions.manage" to="see why an address gets no email">
          <AddressLookUp />
        </IfMay>
      </Stack>
    </QueryClientProvider>
  );
}
