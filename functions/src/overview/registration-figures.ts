import type { Query, Transaction } from 'firebase-admin/firestore';
import { takesPart } from '@raade/contracts/registrants/registrants';
import { OVERVIEW_LIMITS, type OverviewPart } from '@raade/contracts/overview/overview';
import { collection } from '../base/firestore.ts';
import { countOf, valuesOf } from './query-sums.ts';

/** Limit of different statuses, above what imported files have. */
const STATUS_LIMIT = 20;
/** Limit of forums, above what there will be for a long time. */
const FORUM_LIMIT = 50;

/** Registrants of the newest forums by ticket. */
export async function registrationFigures(
  transaction: Transaction,
): Promise<OverviewPart<'registrations'>> {
  const registrants = collection('registrants');
  const [forums, statuses] = await Promise.all([
    valuesOf(transaction, registrants, { field: 'forum_id', limit: FORUM_LIMIT }),
    valuesOf(transaction, registrants, { field: 'status', limit: STATUS_LIMIT }),
  ]);
  const absentStatuses = statuses.filter((status) => !takesPart({ status }));
  const newest = forums.toReversed().slice(0, OVERVIEW_LIMITS.forums);
  return Promise.all(
    newest.map(async (forum) => {
      const ofForum = registrants.where('forum_id', '==', forum);
      const [all, tickets, notAttending] = await Promise.all([
        countOf(transaction, ofForum),
        ticketsOf(transaction, ofForum),
        // Firestore refuses a query with an empty list.
        absentStatuses.length === 0
          ? 0
          : countOf(transaction, ofForum.where('status', 'in', absentStatuses)),
      ]);
      // Registrants without a ticket, or with one beyond the limit.
      const otherTickets = tickets.reduce((remaining, { count }) => remaining - count, all);
      return {
        forum,
        all,
        notAttending,
        tickets: otherTickets === 0 ? tickets : [...tickets, { ticket: null, count: otherTickets }],
      };
    }),
  );
}

async function ticketsOf(transaction: Transaction, registrants: Query) {
  const field = 'ticket_type';
  const limit = OVERVIEW_LIMITS.tickets;
  const tickets = await valuesOf(transaction, registrants, { field, limit });
  return Promise.all(
    tickets.map(async (ticket): Promise<{ ticket: string | null; count: number }> => {
      const count = await countOf(transaction, registrants.where(field, '==', ticket));
      return { ticket, count };
    }),
  );
}
