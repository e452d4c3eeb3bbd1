import type { DeliveryStatus } from '@raade/contracts/mail/campaigns';
import type { PageCursor } from '@raade/firebase/documents';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import {
  readCampaign,
  readCampaigns,
  readDeliveries,
  type RecordedCampaign,
} from './read-campaigns.ts';

/** Milliseconds between reads of a campaign that is being sent. Background tabs do not read. */
const READ_EVERY_MS = 3000;
/** Milliseconds between reads of a campaign that waits for approval, or for its scheduled time. */
const READ_WAITING_EVERY_MS = 15_000;

/** First part of the keys of all queries about campaigns. */
export const CAMPAIGNS_KEY = ['campaigns'] as const;

/** True while the counts may still change. A paused campaign first finishes its current batch. */
export const isUnderWay = ({ status, deliveries }: RecordedCampaign) =>
  status === 'preparing' || status === 'sending' || deliveries.sending > 0;

/** Campaigns, newest first, page by page. */
export const campaignsQuery = infiniteQueryOptions({
  queryKey: [...CAMPAIGNS_KEY, 'list'],
  queryFn: ({ pageParam }) => readCampaigns(pageParam),
  initialPageParam: undefined as PageCursor | undefined,
  getNextPageParam: ({ end }) => end,
  refetchInterval: ({ state }) =>
    state.data?.pages.some((page) => page.documents.some(({ data }) => isUnderWay(data)))
      ? READ_EVERY_MS
      : false,
});

/** The query for a campaign, repeated while it is being sent. */
export const campaignQuery = (id: string) =>
  queryOptions({
    queryKey: [...CAMPAIGNS_KEY, id, 'campaign'],
    queryFn: () => readCampaign(id),
    refetchInterval: ({ state }) => {
      const status = state.data?.status;
      if (status === 'awaiting-approval' || status === 'scheduled') return READ_WAITING_EVERY_MS;
      return state.data && isUnderWay(state.data) ? READ_EVERY_MS : false;
    },
  });

/** The recipients of a campaign, page by page. */
export const deliveriesQuery = (
  id: string,
  status: DeliveryStatus | undefined,
  isSending: boolean,
) =>
  infiniteQueryOptions({
    queryKey: [...CAMPAIGNS_KEY, id, 'deliveries', status ?? 'all'],
    queryFn: ({ pageParam }) => readDeliveries(id, status, pageParam),
    initialPageParam: undefined as PageCursor | undefined,
    getNextPageParam: ({ end }) => end,
    refetchInterval: isSending ? READ_EVERY_MS : false,
  });
