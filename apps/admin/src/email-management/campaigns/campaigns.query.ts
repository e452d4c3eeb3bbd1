import type { DeliveryStatus } from '@raade/contracts/mail/campaigns';
import type { ReadingEnd } from '@raade/firebase/documents';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import {
  readCampaign,
  readCampaigns,
  readDeliveries,
  type RecordedCampaign,
} from './read-campaigns.ts';

/** How often a campaign that is under way is looked at. Not while nobody sees the page. */
const LOOK_AGAIN_MS = 3000;
/** The same for one that waits for somebody's approval, or for its time. */
const LOOK_FOR_START_MS = 15_000;

/** The key of everything that is read of campaigns. */
export const CAMPAIGNS_KEY = ['campaigns'] as const;

/** True while its numbers may still change by themselves; a paused campaign finishes what it has in its hands. */
export const isUnderWay = ({ status, deliveries }: RecordedCampaign) =>
  status === 'preparing' || status === 'sending' || deliveries.sending > 0;

/** Campaigns, newest first, page by page. */
export const campaignsQuery = infiniteQueryOptions({
  queryKey: [...CAMPAIGNS_KEY, 'list'],
  queryFn: ({ pageParam }) => readCampaigns(pageParam),
  initialPageParam: undefined as ReadingEnd | undefined,
  getNextPageParam: ({ end }) => end,
  refetchInterval: ({ state }) =>
    state.data?.pages.some((page) => page.documents.some(({ data }) => isUnderWay(data)))
      ? LOOK_AGAIN_MS
      : false,
});

/** A campaign, which is read again and again while it is under way. */
export const campaignQuery = (id: string) =>
  queryOptions({
    queryKey: [...CAMPAIGNS_KEY, id, 'campaign'],
    queryFn: () => readCampaign(id),
    refetchInterval: ({ state }) => {
      const status = state.data?.status;
      if (status === 'awaiting-approval' || status === 'scheduled') return LOOK_FOR_START_MS;
      return state.data && isUnderWay(state.data) ? LOOK_AGAIN_MS : false;
    },
  });

/** The recipients of a campaign, page by page. */
export const deliveriesQuery = (
  id: string,
  status: DeliveryStatus | undefined,
  isMoving: boolean,
) =>
  infiniteQueryOptions({
    queryKey: [...CAMPAIGNS_KEY, id, 'deliveries', status ?? 'all'],
    queryFn: ({ pageParam }) => readDeliveries(id, status, pageParam),
    initialPageParam: undefined as ReadingEnd | undefined,
    getNextPageParam: ({ end }) => end,
    refetchInterval: isMoving ? LOOK_AGAIN_MS : false,
  });
