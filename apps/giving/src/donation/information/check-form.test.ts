import { documentContent } from '@raade/content-model/provided/provided-content';
import { MAX_DONATION_CENTS } from '@raade/contracts/money/donation-amount';
import { DONATION_MESSAGES } from '@raade/contracts/money/donation.schema';
import { checkForm, type FormErrors } from './check-form.ts';
import { CUSTOM_AMOUNT, type DonationForm, emptyForm } from '../flow/donation-form.ts';

const { giving } = documentContent();
const filled: DonationForm = {
  ...emptyForm(giving),
  fullName: 'Sample Donor',
  email: 'donor@example.org',
};

function errorsOf(changes: Partial<DonationForm>): FormErrors {
  const check = checkForm({ ...filled, ...changes });
  return check.ok ? {} : check.errors;
}

const custom = (customAmount: string) =>
  checkForm({ ...filled, amount: CUSTOM_AMOUNT, customAmount });
const refusedFor = (customAmount: string) => ({ ok: false, errors: { customAmount } });

test('[DATA-04] a form holds amount, custom amount, name, email, message and makeAnonymous', () => {
  expect(emptyForm(giving)).toEqual({
    amount: String(giving.chosenFirst),
    customAmount: '',
    fullName: '',
    email: '',
    message: '',
    makeAnonymous: false,
  });
});

test('a valid form becomes a donation in cents with trimmed texts', () => {
  const form = { ...filled, amount: '250', fullName: ' Sample Donor ', message: ' Good luck ' };
  expect(checkForm(form)).toEqual({
    ok: true,
    donation: {
      amount: 25_000,
      fullName: 'Sample Donor',
      email: 'donor@example.org',
      message: 'Good luck',
      makeAnonymous: false,
    },
  });
});

test('the custom amount is used only if Custom is chosen', () => {
  const form = { ...filled, customAmount: '75' };
  expect(checkForm(form)).toMatchObject({ donation: { amount: giving.chosenFirst * 100 } });
  expect(checkForm({ ...form, amount: CUSTOM_AMOUNT })).toMatchObject({
    donation: { amount: 7500 },
  });
});

test('only the first of two errors of a field is shown', () => {
  const { email } = DONATION_MESSAGES;
  expect(errorsOf({ email: 'no address'.repeat(50) })).toEqual({ email });
});

test('[DON-33] an amount is required', () => {
  expect(errorsOf({ amount: '' })).toEqual({ amount: 'Please select a donation amount' });
});

test.each(['0.99', '0', '-5', 'abc'])(
  '[DON-34] the custom amount %s is refused as less than 1',
  (value) => {
    expect(custom(value)).toEqual(refusedFor('Custom amount must be at least $1'));
  },
);

test.each([
  ['1', 100],
  ['75.5', 7550],
  ['12,50', 1250],
])('[DON-34] a custom amount of %s is accepted', (value, amount) => {
  expect(custom(value)).toMatchObject({ ok: true, donation: { amount } });
});

test('an ambiguous custom amount is refused with the reason', () => {
  const message = 'Did you mean $1.25 or $1,250? Please write one of them';
  expect(custom('1.250')).toEqual(refusedFor(message));
});

test('[DON-38] Custom without a value is refused for the whole donation', () => {
  const message = 'Invalid donation amount. Minimum donation is $1.';
  expect(custom('')).toEqual({ ...refusedFor(message), refusal: message });
});

test('an amount above the limit of a card payment is refused with advice', () => {
  const check = custom(String(MAX_DONATION_CENTS / 100 + 1));
  expect(check).toMatchObject({ ok: false, refusal: expect.stringContaining('contact us') });
});

test.each(['', 'A', '  A  '])('[DON-35] "%s" is not a full name', (fullName) => {
  expect(errorsOf({ fullName })).toEqual({ fullName: 'Please enter your full name' });
});

test.each(['', 'donor', 'donor@example', 'do nor@example.org'])(
  '[DON-36] "%s" is not an email address',
  (email) => {
    expect(errorsOf({ email })).toEqual({ email: 'Please enter a valid email address' });
  },
);

test('[DON-37] message and anonymity are optional', () => {
  expect(checkForm({ ...filled, message: '', makeAnonymous: true })).toMatchObject({
    ok: true,
    donation: { message: '', makeAnonymous: true },
  });
});

test('a message that is too long is refused at its field', () => {
  expect(errorsOf({ message: 'a'.repeat(501) })).toEqual({
    message: 'Please use at most 500 characters',
  });
});

test('all invalid fields are reported at once', () => {
  const check = checkForm({ ...emptyForm(giving), amount: CUSTOM_AMOUNT });
  expect(check).toEqual({
    ok: false,
    refusal: DONATION_MESSAGES.invalidAmount,
    errors: {
      customAmount: DONATION_MESSAGES.invalidAmount,
      fullName: DONATION_MESSAGES.fullName,
      email: DONATION_MESSAGES.email,
    },
  });
});
