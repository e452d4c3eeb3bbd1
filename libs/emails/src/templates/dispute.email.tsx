/** @jsxImportSource preact */
import * as z from 'zod/mini';
import { Button } from '../blocks/button.tsx';
import { Details } from '../blocks/details.tsx';
import { Paragraph, Title } from '../blocks/text.tsx';
import { defineTemplate } from '../define-template.tsx';
import { absoluteLink } from '../inputs/attendee.schema.ts';
import { dayInWords } from '../inputs/receipt-rows.ts';

const input = z.strictObject({
  /** True for an inquiry of the bank, which moves no money. */
  isInquiry: z.boolean(),
  /** The disputed amount, like `$50`. */
  amount: z.string(),
  paidOn: z.iso.date(),
  /** Number of the receipt. */
  receipt: z.string(),
  /** The reason, as a code of Stripe. */
  reason: z.string(),
  /** The deadline for a response, in words; null if the bank accepts none. */
  answerBy: z.nullable(z.string()),
  /** Link to the donation. */
  donationPage: absoluteLink,
});
type Input = z.output<typeof input>;

const titleOf = ({ isInquiry }: Input) =>
  isInquiry ? 'A bank asks about a gift' : 'A gift is disputed';

const sentencesOf = ({ isInquiry }: Input) =>
  isInquiry
    ? 'The donor’s bank has taken no money. Without an answer it may. A full refund ends the question, too.'
    : 'The donor’s bank has the money until it has decided. Without an answer the dispute is lost. Do not refund the gift as well: the donor would have it twice.';

/** Texts for Stripe's codes (https://docs.stripe.com/disputes/categories). Other codes are shown without underscores. */
const REASONS: Readonly<Record<string, string>> = {
  credit_not_processed: 'The donor waits for a refund',
  duplicate: 'The donor says that they paid twice',
  fraudulent: 'The cardholder says that they did not make the payment',
  general: 'The bank gives none',
  unrecognized: 'The cardholder does not recognize our name on their statement',
};

/** Informs treasurers of a dispute and its deadline. Does not contain the name of the donor. */
export const disputeEmail = defineTemplate({
  name: 'dispute',
  input,
  subject: (values) => `${titleOf(values)}: ${values.amount}`,
  previewText: ({ answerBy }) => `Answer by: ${answerBy ?? 'the bank takes no answer'}.`,
  body: (values) => (
    <>
      <Title>{titleOf(values)}</Title>
      <Paragraph>{sentencesOf(values)}</Paragraph>
      <Details
        label="The gift"
        rows={[
          ['Amount', values.amount],
          ['Given on', dayInWords(values.paidOn)],
          ['Receipt', values.receipt],
          ['Reason', REASONS[values.reason] ?? values.reason.replaceAll('_', ' ')],
          ['Answer by', values.answerBy ?? 'The bank takes no answer'],
        ]}
      />
      <Paragraph>
        Open the donation, then <strong>View in Stripe</strong>. If the donor meant to give, counter
        the dispute there, once, with the receipt and what they wrote. If not, accept it. The
        runbook has the steps under “A gift is disputed”.
      </Paragraph>
      <Button href={values.donationPage}>Open the Donation</Button>
    </>
  ),
});
