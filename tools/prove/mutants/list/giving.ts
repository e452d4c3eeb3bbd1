import { mutantsOf } from '../mutant.ts';

const folder = 'apps/giving/src/donation';
const flow = `${folder}/donation-flow.test.tsx`;
const pay = `${folder}/flow/pay.test.ts`;
const attempt = `${folder}/flow/attempt.test.ts`;
const checkForm = `${folder}/information/check-form.test.ts`;
const confirmation = `${folder}/payment/card-outcome.test.ts`;
const draft = `${folder}/draft/donation-draft.test.tsx`;

/** A donor pays what they see, once, and is told what has happened. */
export const GIVING = [
  ...mutantsOf(
    `${folder}/flow/pay.ts`,
    [pay, flow],
    [
      [
        'a second press while a card is charged does nothing',
        "if (payment.status !== 'ready') return;",
        '',
      ],
      [
        '[DON-41] without a payment system nothing is asked for',
        'fail(store, PAYMENT_MESSAGES.notReady);',
        '',
      ],
      [
        '[DON-42] without a card field no payment is begun',
        'if (!gateway.hasCardField()) {',
        'if (false) {',
      ],
      [
        'a payment that was cancelled meanwhile is begun anew within the same press',
        '  store.setState((state) => startNextRevision(state, donation));\n',
        '',
      ],
      [
        'what is paid already is recorded, not charged',
        '      await record(store, gateway.record, answer.paymentIntentId, answer.paid);\n',
        '',
      ],
      [
        '[DON-30] a card that failed is no donation',
        "if (confirmation.kind === 'failed') fail(store, confirmation.error, confirmation.advice);\n  else await record",
        'await record',
      ],
      ['[DON-28] thanks come only after the record', "if (outcome === 'failed') {", 'if (false) {'],
      [
        '[DON-32] another try at recording charges nothing and asks for the record',
        "if (payment.status === 'unrecorded' && donation) {",
        "if (payment.status === 'recording' && donation) {",
      ],
      [
        'an answer of the function that asks for new details gets them',
        'answer.needsNextRevision ? failRevision : failPayment',
        'answer.needsNextRevision ? failPayment : failPayment',
      ],
    ],
  ),
  ...mutantsOf(
    `${folder}/flow/attempt.ts`,
    [attempt, pay],
    [
      [
        'other details are another revision',
        'attempt.revision + (isRevised ? 1 : 0)',
        'attempt.revision',
      ],
      [
        'the same details are the same revision, so that a retry makes no second payment',
        'attempt.revision + (isRevised ? 1 : 0)',
        'attempt.revision + 1',
      ],
    ],
  ),
  ...mutantsOf(
    `${folder}/flow/donation.ts`,
    [attempt],
    [
      ['another amount is another donation', 'one.amount === other.amount &&', ''],
      [
        'anonymous or not is another donation',
        'one.message === other.message &&\n    one.makeAnonymous === other.makeAnonymous',
        'one.message === other.message',
      ],
    ],
  ),
  ...mutantsOf(
    `${folder}/flow/donation-state.ts`,
    [pay, flow, draft],
    [
      ['the thanks name what was charged, not what was typed since', '    donation: paid,\n', ''],
      [
        'nobody goes back while a card is charged',
        "if (state.step !== 'payment' || state.payment.status !== 'ready') return state;",
        "if (state.step !== 'payment') return state;",
      ],
      [
        '[DON-16] Back clears the error',
        "return { ...state, step: 'information', payment: { status: 'ready' } };",
        "return { ...state, step: 'information' };",
      ],
    ],
  ),
  ...mutantsOf(
    `${folder}/information/check-form.ts`,
    [checkForm],
    [
      [
        '[DON-34] a custom amount is a dollar at least',
        'readAmount(text).cents >= MIN_DONATION_CENTS',
        'readAmount(text).cents >= 0',
      ],
      [
        '[DON-38] an amount that cannot be charged is refused',
        'if (fields.success && amount.success) {',
        'if (fields.success) {',
      ],
    ],
  ),
  ...mutantsOf(
    `${folder}/flow/donation-form.ts`,
    [checkForm, flow],
    [
      [
        'the amount of the buttons counts unless Custom is chosen',
        'readAmount(amount === CUSTOM_AMOUNT ? customAmount : amount)',
        'readAmount(customAmount || amount)',
      ],
      [
        '[DON-06] 50 dollars are chosen at first',
        'amount: String(GIVING.chosenFirst),',
        "amount: '1',",
      ],
    ],
  ),
  ...mutantsOf(
    `${folder}/payment/card-outcome.ts`,
    [confirmation],
    [
      [
        '[DON-30] only a payment that succeeded has succeeded',
        "if (status === 'succeeded') return",
        "if (status === 'succeeded' || status === 'processing') return",
      ],
      [
        'a card that is declined although the payment has succeeded is not charged again',
        '(error ? error.payment_intent : paymentIntent)?.status',
        'paymentIntent?.status',
      ],
      [
        "[DON-45] the provider's words are shown",
        'error.message ?? PAYMENT_MESSAGES.failedWithoutReason',
        'PAYMENT_MESSAGES.failedWithoutReason',
      ],
    ],
  ),
  ...mutantsOf(
    `${folder}/payment/create-payment-gateway.ts`,
    [flow],
    [
      [
        '[CALL-05] the name and the address of the donor go with the card',
        'billing_details: { name: fullName, email }',
        'billing_details: { name: email, email }',
      ],
      [
        'a donor who has to wait is told so',
        'const error = DONATION_RATE_MESSAGES[limit.reason];',
        'const error = PAYMENT_MESSAGES.notInitialized;',
      ],
      [
        'an attempt that is paid already is recorded',
        "if (refusal?.reason === 'already-paid') {",
        "if (refusal?.reason === 'already-paid' && refusal.paymentIntentId === '') {",
      ],
      [
        '[DON-44] an answer without a secret is told from no answer',
        'hasNoDetails ? PAYMENT_MESSAGES.noPaymentDetails : PAYMENT_MESSAGES.notInitialized',
        'PAYMENT_MESSAGES.notInitialized',
      ],
    ],
  ),
  ...mutantsOf(
    `${folder}/draft/donation-draft.ts`,
    [draft],
    [
      ['after the thanks nothing is kept', "if (step === 'thanks') return undefined;", ''],
      [
        'a reload in the middle of recording charges nothing again',
        'paidIntent === undefined ? state : failRecording(state, paidIntent)',
        'state',
      ],
    ],
  ),
  ...mutantsOf(
    `${folder}/donation.store.ts`,
    [draft, flow],
    [
      [
        'what was typed is still there after a reload',
        'createDonationStore(readDraft())',
        'createDonationStore()',
      ],
    ],
  ),
];
