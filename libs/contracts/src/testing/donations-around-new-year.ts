const at = (time: string) => new Date(time);
const card = { donor_email: 'sam@example.org', created_at: at('2025-06-01T18:00:00Z') };
const entered = {
  ...card,
  source: 'staff',
  donor_name: 'Ama Sample',
  payment_method: 'cash',
} as const;

/**
 * Donations just before and after midnight in Houston at the start and the end of 2025, given as differences from an
 * ordinary donation of $50. Their ids show their source.
 */
export const DONATIONS_AROUND_NEW_YEAR = {
  pi_firstSecond: {
    ...card,
    amount_cents: 100_00,
    created_at: at('2025-01-01T05:58:00Z'),
    paid_at: at('2025-01-01T06:00:00Z'),
  },
  pi_lastSecond: { ...card, amount_cents: 200_00, paid_at: at('2026-01-01T05:59:59Z') },
  pi_yearBefore: { ...card, amount_cents: 7_01, paid_at: at('2025-01-01T05:59:59Z') },
  pi_yearAfter: { ...card, amount_cents: 7_02, paid_at: at('2026-01-01T06:00:00Z') },
  pi_partRefunded: { ...card, refunded_cents: 12_34, payment_status: 'partially_refunded' },
  pi_allRefunded: { ...card, refunded_cents: 50_00, payment_status: 'refunded' },
  pi_lost: { ...card, dispute: 'lost', disputed_cents: 40_00, payment_status: 'disputed' },
  pi_open: { ...card, dispute: 'open', disputed_cents: 50_00, payment_status: 'disputed' },
  'manual_00000000-0000-4000-8000-000000000001': { ...entered, amount_cents: 25_50 },
  'manual_00000000-0000-4000-8000-000000000002': {
    ...entered,
    donor_email: '',
    amount_cents: 3_33,
  },
  'manual_00000000-0000-4000-8000-000000000003': { ...entered, payment_status: 'voided' },
} as const;

/** Cents that remain of the donations of 2025. */
export const KEPT_IN_2025 =
  100_00 + 200_00 + (50_00 - 12_34) + (50_00 - 40_00) + 50_00 + 25_50 + 3_33;
