import { documentContent } from '@raade/content-model/provided/provided-content';
import type { PaymentRequest } from '@raade/contracts/money/donation.schema';
import { createStore } from '@raade/platform';
import type {
  Confirmation,
  IntentAnswer,
  PaymentGateway,
  RecordOutcome,
} from './payment-gateway.ts';
import { SAMPLE_DONATION as donation } from '../testing/sample-donation.ts';
import type { Donation } from './donation.ts';
import { emptyForm } from './donation-form.ts';
import { acceptInformation, goBack, newDonation } from './donation-state.ts';
import { pay, recordPaid } from './pay.ts';

const intent1 = { kind: 'intent', clientSecret: 's1', paymentIntentId: 'pi_1' } as const;

/** A gateway that records requests. It gives its answers in turn, and repeats the last one. */
class FakeGateway implements PaymentGateway {
  readonly calls: string[] = [];
  readonly requests: PaymentRequest[] = [];
  intents: IntentAnswer[] = [intent1];
  confirmations: Confirmation[] = [{ kind: 'succeeded' }];
  records: RecordOutcome[] = ['recorded'];

  hasCardField = () => true;

  requestIntent = (request: PaymentRequest) => {
    this.requests.push(request);
    this.calls.push(`intent ${request.revision}`);
    return Promise.resolve(next(this.intents));
  };

  confirmCard = (clientSecret: string, { amount }: Donation) => {
    this.calls.push(`confirm ${clientSecret} ${amount}`);
    return Promise.resolve(next(this.confirmations));
  };

  record = (paymentIntentId: string) => {
    this.calls.push(`record ${paymentIntentId}`);
    return Promise.resolve(next(this.records));
  };
}

function next<Answer>(answers: Answer[]): Answer {
  const answer = answers.length > 1 ? answers.shift() : answers[0];
  if (answer === undefined) throw new Error('The gateway has no answer.');
  return answer;
}

function start(accepted: Donation | null = donation) {
  const store = createStore(() => newDonation(emptyForm(documentContent().giving)));
  if (accepted) store.setState((state) => acceptInformation(state, accepted));
  const gateway = new FakeGateway();
  return { store, gateway };
}

const failed = { kind: 'failed', error: 'Declined.' } as const;
const intent2 = { kind: 'intent', clientSecret: 's2', paymentIntentId: 'pi_2' } as const;

test('a double click pays only once', async () => {
  const { store, gateway } = start();
  await Promise.all([pay(store, gateway), pay(store, gateway)]);
  expect(gateway.calls).toEqual(['intent 0', 'confirm s1 5000', 'record pi_1']);
});

test('[DON-30] a declined card is not recorded, and the payment can be tried again', async () => {
  const { store, gateway } = start();
  gateway.confirmations = [failed, { kind: 'succeeded' }];
  await pay(store, gateway);
  expect(gateway.calls).toEqual(['intent 0', 'confirm s1 5000']);
  expect(store.getState()).toMatchObject({
    step: 'payment',
    payment: { status: 'ready', error: 'Declined.' },
  });
  await pay(store, gateway);
  expect(gateway.calls.slice(2)).toEqual(['intent 0', 'confirm s1 5000', 'record pi_1']);
});

test('[DON-31] [DON-48] a paid but unrecorded donation does not allow Back, and retries only record it', async () => {
  const { store, gateway } = start();
  gateway.records = ['failed', 'failed', 'recorded'];
  await pay(store, gateway);
  expect(store.getState().payment).toMatchObject({
    status: 'unrecorded',
    error: 'Failed to record your donation. Please try again.',
  });
  store.setState(goBack);
  expect(store.getState().step).toBe('payment');
  await pay(store, gateway);
  expect(gateway.calls.slice(2)).toEqual(['record pi_1']);
  await recordPaid(store, gateway.record);
  await Promise.all([recordPaid(store, gateway.record), recordPaid(store, gateway.record)]);
  expect(gateway.calls.slice(2)).toEqual(['record pi_1', 'record pi_1', 'record pi_1']);
  expect(store.getState().step).toBe('thanks');
});

test('after changed details, an earlier successful payment is recorded with its own amount', async () => {
  const { store, gateway } = start();
  gateway.confirmations = [failed];
  gateway.intents = [intent1, { kind: 'already-paid', paymentIntentId: 'pi_1', paid: donation }];
  await pay(store, gateway);
  store.setState((state) => acceptInformation(goBack(state), { ...donation, amount: 10_000 }));
  await pay(store, gateway);
  expect(gateway.calls).toEqual(['intent 0', 'confirm s1 5000', 'intent 1', 'record pi_1']);
  expect(gateway.requests.at(-1)).toMatchObject({ revision: 1, amount: 10_000 });
  expect(store.getState()).toMatchObject({ step: 'thanks', donation: { amount: 5000 } });
});

test.each([
  ['in another tab', { ...donation, amount: 10_000, fullName: 'Another Name' }],
  ['here with a lost response', { ...donation }],
])('a payment that was made %s is shown as it was paid', async (_where, entered) => {
  const { store, gateway } = start(entered);
  gateway.intents = [{ kind: 'already-paid', paymentIntentId: 'pi_1', paid: donation }];
  await pay(store, gateway);
  const unchargedAttempt = entered.amount === donation.amount ? null : entered;
  expect(store.getState()).toMatchObject({ step: 'thanks', donation, unchargedAttempt });
});

test('after a refused revision, the next one is requested', async () => {
  const { store, gateway } = start();
  gateway.intents = [
    { kind: 'failed', error: 'No.', needsNextRevision: true },
    { kind: 'failed', error: 'Busy.', needsNextRevision: false },
    intent2,
  ];
  for (let tries = 0; tries < 3; tries += 1) await pay(store, gateway);
  expect(gateway.calls).toEqual([
    'intent 0',
    'intent 1',
    'intent 1',
    'confirm s2 5000',
    'record pi_2',
  ]);
});

test.each([
  ['before confirmation', [{ kind: 'canceled' }, intent2], [], ['intent 0']],
  [
    'during confirmation',
    [intent1, intent2],
    [{ kind: 'canceled' }],
    ['intent 0', 'confirm s1 5000'],
  ],
] as const)(
  '[DON-45] [DON-46] a payment that was canceled %s is repeated with the entered card',
  async (_when, intents, confirmations, before) => {
    const { store, gateway } = start();
    gateway.intents = [...intents];
    gateway.confirmations = [...confirmations, { kind: 'succeeded' }];
    await pay(store, gateway);
    expect(gateway.calls).toEqual([...before, 'intent 1', 'confirm s2 5000', 'record pi_2']);
    expect(store.getState().step).toBe('thanks');
  },
);

test('[DON-46] a repeatedly canceled payment fails, and a retry creates another payment', async () => {
  const { store, gateway } = start();
  gateway.confirmations = [{ kind: 'canceled' }];
  await pay(store, gateway);
  expect(store.getState().payment).toEqual({
    status: 'ready',
    error: 'Payment canceled. Please try again.',
  });
  await pay(store, gateway);
  expect(gateway.requests.map(({ revision }) => revision)).toEqual([0, 1, 2, 3]);
});

test('[DON-46] a payment that did not succeed can be tried again', async () => {
  const { store, gateway } = start();
  gateway.records = ['unpaid'];
  await pay(store, gateway);
  expect(store.getState().payment).toEqual({
    status: 'ready',
    error: 'Payment processing. Please try again.',
  });
});

test('[DON-47] no payment is requested without a donation', async () => {
  const { store, gateway } = start(null);
  await pay(store, gateway);
  expect(gateway.calls).toEqual([]);
  expect(store.getState().payment).toMatchObject({ error: 'No donation information found' });
});
