import type Stripe from 'stripe';
import type { DocumentSnapshot, Query } from 'firebase-admin/firestore';
import { collection } from '../../base/firestore.ts';
import { isPaidIntent } from '../../money/donations/payment-intent.ts';

/** The fields of a succeeded payment that are compared; there may be very many payments. */
interface Paid {
  /** Cents. */
  readonly amount: number;
  readonly attempt: string;
}

/** All succeeded payments at Stripe, by id. */
async function paidAtStripe(stripe: Stripe): Promise<Map<string, Paid>> {
  const paid = new Map<string, Paid>();
  const expand = ['data.latest_charge'];
  for await (const intent of stripe.paymentIntents.list({ limit: 100, expand })) {
    if (!isPaidIntent(intent)) continue;
    const { id, amount_received: amount, metadata } = intent;
    paid.set(id, { amount, attempt: metadata['attempt'] ?? '' });
  }
  return paid;
}

/** The fields of a donation in the ledger that are compared. */
interface Recorded {
  /** Cents. */
  readonly amount: number;
  readonly receiptRevision: number;
}

/** The donations of the ledger, by the ids of their payments. */
export async function ledgerById(): Promise<Map<string, Recorded>> {
  const ledger = new Map<string, Recorded>();
  const donations = collection('donations');
  for await (const donation of each(donations.select('amount_cents', 'receipt_revision'))) {
    const amount = Number(donation.get('amount_cents'));
    ledger.set(donation.id, { amount, receiptRevision: Number(donation.get('receipt_revision')) });
  }
  return ledger;
}

/** The revisions of the receipts of each donation in the outbox, in ascending order. */
async function receiptRevisions(): Promise<Map<string, number[]>> {
  const revisions = new Map<string, number[]>();
  const outbox = collection('outbox');
  for await (const receipt of each(outbox.select('donation_id', 'revision'))) {
    const id = String(receipt.get('donation_id'));
    const known = revisions.get(id) ?? [];
    const all = [...known, Number(receipt.get('revision'))];
    revisions.set(
      id,
      all.sort((one, other) => one - other),
    );
  }
  return revisions;
}

/** The documents of a query one by one, however many there are. */
function each(query: Query): AsyncIterable<DocumentSnapshot> {
  return query.stream() as AsyncIterable<DocumentSnapshot>;
}

/** Compares Stripe, the ledger and the receipts, and lists their disagreements. */
export async function compareBooks(stripe: Stripe) {
  const [paid, ledger, receipts] = [
    await paidAtStripe(stripe),
    await ledgerById(),
    await receiptRevisions(),
  ];
  const disagreements = [...paid].flatMap(([id, { amount }]) => {
    const recorded = ledger.get(id);
    if (recorded === undefined) return [`${id} is not in the ledger`];
    if (recorded.amount !== amount) return [`${id} is of another amount in the ledger`];
    const queued = (receipts.get(id) ?? []).join();
    if (queued === upTo(recorded.receiptRevision).join()) return [];
    return [`${id} has the receipts ${queued}, and should have ${recorded.receiptRevision}`];
  });
  const unpaid = [...ledger.keys()].filter((id) => !paid.has(id));
  const ungiven = [...receipts.keys()].filter((id) => !ledger.has(id));
  disagreements.push(...unpaid.map((id) => `${id} is not paid at Stripe`));
  disagreements.push(...ungiven.map((id) => `${id} has a receipt, and is not in the ledger`));
  return { paid, ledger, receipts, disagreements };
}

/** 1 to the last revision: each receipt was queued once, and none is missing. */
const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

const BALANCE_FIGURES = ['gross', 'fee', 'refunded', 'disputed', 'net'] as const;

/** Sums of the donations on our account, in cents. */
export type Balance = Record<(typeof BALANCE_FIGURES)[number], number>;

const nothing = (): Balance => ({ gross: 0, fee: 0, refunded: 0, disputed: 0, net: 0 });

/** The figure that a transaction of each type changes, and its sign; each also changes fee and net. */
const FIGURES: Partial<
  Record<Stripe.BalanceTransaction.Type, readonly ['gross' | 'refunded' | 'disputed', 1 | -1]>
> = {
  charge: ['gross', 1],
  refund: ['refunded', -1],
  refund_failure: ['refunded', -1],
  adjustment: ['disputed', -1],
};

/** The balance at Stripe, from all transactions of the account. */
export async function balanceAtStripe(stripe: Stripe): Promise<Balance> {
  const balance = nothing();
  for await (const { type, amount, fee, net } of stripe.balanceTransactions.list({ limit: 100 })) {
    const figure = FIGURES[type];
    if (figure === undefined) continue;
    balance[figure[0]] += figure[1] * amount;
    balance.fee += fee;
    balance.net += net;
  }
  return balance;
}

const fieldOf = (figure: keyof Balance) => `account_${figure}_cents`;

/** The balance in the ledger, from all donations. */
export async function balanceInLedger(): Promise<Balance> {
  const balance = nothing();
  const donations = collection('donations').select(...BALANCE_FIGURES.map(fieldOf));
  for await (const donation of each(donations)) {
    for (const name of BALANCE_FIGURES) {
      balance[name] += Number(donation.get(fieldOf(name)) ?? 0);
    }
  }
  return balance;
}
