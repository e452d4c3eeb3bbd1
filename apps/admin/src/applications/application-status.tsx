import {
  APPLICATION_STATUS_LABELS,
  APPLICATION_STATUSES,
  type ApplicationStatus,
} from '@raade/contracts/applications/application.schema';
import { dayInWords } from '@raade/contracts/base/local-day';
import { Badge } from '@raade/ui';
import type { Column, Filter } from '../table/records-table.ts';
import { answerStateOf, isUnanswered, isWaiting } from './decisions/answer-state.ts';
import type { Review } from './recorded-application.ts';

const TONES = {
  new: 'neutral',
  in_review: 'warning',
  accepted: 'success',
  declined: 'danger',
} as const satisfies Readonly<Record<ApplicationStatus, string>>;

export function StatusBadge({ status }: { readonly status: ApplicationStatus }) {
  return <Badge $tone={TONES[status]}>{APPLICATION_STATUS_LABELS[status]}</Badge>;
}

/** Sorted by the usual order of the statuses, not alphabetically. */
export const STATUS_COLUMN: Column<Review> = {
  id: 'status',
  header: 'Status',
  width: 7.75,
  rank: 1,
  text: ({ data }) => APPLICATION_STATUS_LABELS[data.status],
  cell: ({ data }) => <StatusBadge status={data.status} />,
  sortText: ({ data }) => String(APPLICATION_STATUSES.indexOf(data.status)),
};

/** The day on which an application was received. */
export const RECEIVED_COLUMN: Column<{ readonly created_at: Date }> = {
  id: 'received',
  header: 'Received',
  width: 8,
  rank: 2,
  text: ({ data }) => dayInWords(data.created_at),
  sortText: ({ data }) => data.created_at.toISOString(),
};

export const STATUS_FILTERS: readonly [Filter<Review>, ...Filter<Review>[]] = [
  { id: 'all', label: 'All Applications' },
  ...APPLICATION_STATUSES.map((shownStatus) => ({
    id: shownStatus,
    label: APPLICATION_STATUS_LABELS[shownStatus],
    accepts: ({ status }: Review) => status === shownStatus,
  })),
  {
    id: 'answered',
    label: 'Answer sent',
    accepts: (review: Review) => answerStateOf(review) === 'sent',
  },
  { id: 'waiting', label: 'Answer waiting', accepts: isWaiting },
  { id: 'unanswered', label: 'Answer not sent', accepts: isUnanswered },
];
