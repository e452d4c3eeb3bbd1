import { DELIVERY_STATUSES, type DeliveryStatus } from '@raade/contracts/mail/campaigns';
import { Badge, Chip, ChipRow, Table } from '@raade/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { TitledSection } from '@raade/staff/titled-section';
import { number } from '@raade/staff/numbers';
import { BOUNCE_LABELS, DELIVERY_LABELS } from './campaign-labels.ts';
import { deliveriesQuery, isUnderWay } from './campaigns.query.ts';
import { PagesView } from './pages-view.tsx';
import type { RecordedCampaign } from './read-campaigns.ts';
import { WrappedCell } from '../../page-section/page-section.styles.ts';
import { TableHead } from '../../page-section/table-head.tsx';

interface DeliveriesProps {
  readonly id: string;
  readonly campaign: RecordedCampaign;
}

/** Reads the recipients repeatedly while the campaign is being sent, and once after it has ended. */
function useDeliveries(id: string, status: DeliveryStatus | undefined, isSending: boolean) {
  const query = useInfiniteQuery(deliveriesQuery(id, status, isSending));
  const { refetch } = query;
  const wasSending = useRef(isSending);
  useEffect(() => {
    if (wasSending.current && !isSending) void refetch();
    wasSending.current = isSending;
  }, [isSending, refetch]);
  return query;
}

const emptyTextOf = ({ status }: RecordedCampaign) =>
  status === 'preparing'
    ? 'The list of recipients is being prepared...'
    : 'No recipients have this status.';

/** The recipients of a campaign with the state of each email. */
export function Deliveries({ id, campaign }: DeliveriesProps) {
  const [status, setStatus] = useState<DeliveryStatus>();
  const query = useDeliveries(id, status, isUnderWay(campaign));
  return (
    <TitledSection title="Recipients">
      <ChipRow role="group" aria-label="Recipients to show">
        <Chip isOn={status === undefined} onClick={() => setStatus(undefined)}>
          All
        </Chip>
        {DELIVERY_STATUSES.map((choice) => (
          <Chip key={choice} isOn={status === choice} onClick={() => setStatus(choice)}>
            {`${DELIVERY_LABELS[choice].heading} (${number(campaign.deliveries[choice])})`}
          </Chip>
        ))}
      </ChipRow>
      <PagesView query={query} noun="recipients" emptyText={emptyTextOf(campaign)}>
        {(deliveries) => (
          <Table caption="Recipients of the campaign">
            <TableHead columns={['Email', 'Status', 'Attempts', 'Reason']} numbers={['Attempts']} />
            <tbody>
              {deliveries.map(({ id: deliveryId, data }) => (
                <tr key={deliveryId}>
                  <td>{data.email}</td>
                  <td>
                    <Badge $tone={DELIVERY_LABELS[data.status].tone}>
                      {DELIVERY_LABELS[data.status].text}
                    </Badge>
                    {data.bounce && (
                      <span>
                        {' '}
                        <Badge $tone="danger">{BOUNCE_LABELS[data.bounce]}</Badge>
                      </span>
                    )}
                  </td>
                  <td data-align="end">{data.attempts}</td>
                  <WrappedCell $min="12rem">{data.reason ?? '-'}</WrappedCell>
                </tr>
              ))}
            </tbody>
          </Table>
        )}
      </PagesView>
    </TitledSection>
  );
}
