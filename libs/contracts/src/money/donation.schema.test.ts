import { paymentRequestSchema, paymentResponseSchema } from './donation.schema.ts';

const request = {
  attempt: '5e0c4a3f-3f0a-4f5b-9d3e-0c2f6f3b7a11',
  revision: 0,
  amount: 5000,
  email: 'donor@example.org',
  fullName: 'Sample Donor',
  makeAnonymous: true,
  message: 'Good luck',
};

test('[DATA-05] a payment request has cents, an email, a name, anonymity and a message', () => {
  expect(paymentRequestSchema.parse(request)).toEqual(request);
  expect(paymentRequestSchema.safeParse({ ...request, amount: 5050.5 }).success).toBe(false);
  expect(paymentRequestSchema.safeParse({ ...request, card: '4242' }).success).toBe(false);
});

test('[DATA-05] a payment response is a client secret and the id of the payment', () => {
  const answer = { clientSecret: 'pi_1_secret_2', paymentIntentId: 'pi_1' };
  expect(paymentResponseSchema.parse(answer)).toEqual(answer);
  expect(paymentResponseSchema.safeParse({ ...answer, clientSecret: undefined }).success).toBe(
    false,
  );
});

test('an email address with more than 64 characters before the @ is refused', () => {
  const isAccepted = (local: string) =>
    paymentRequestSchema.safeParse({ ...request, email: `${local}@example.org` }).success;
  expect(isAccepted('a'.repeat(64))).toBe(true);
  expect(isAccepted('a'.repeat(65))).toBe(false);
});
