import { LOCAL_ENVIRONMENT } from '@raade/contracts/local/local-environment';
import { AuthFailure } from '@raade/firebase/auth-failure';
import { confirmPassword, confirmWithGoogle, hasPassword } from '@raade/firebase/sign-in-again';
import { answerCalls, refusal } from '@raade/firebase/testing/callable-answers';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as z from 'zod/mini';
import { prepareStaffTests } from '../testing/staff-tests.tsx';
import { callAsStaff } from './call-as-staff.ts';
import { ReauthenticationDialog } from './reauthentication-dialog.tsx';

// The tests of this module cover its calls to Auth and Firestore.
jest.mock('@raade/firebase/sign-in-again', () => ({
  hasPassword: jest.fn(() => true),
  confirmPassword: jest.fn(() => Promise.resolve()),
  confirmWithGoogle: jest.fn(() => Promise.resolve()),
}));

const NAME = 'control-mail';
const PAYLOAD = { sending: false };
const refusedFor = (reason: string) => refusal('FAILED_PRECONDITION', 'Please…', { reason });
const TOO_OLD = refusedFor('sign-in-too-old');
const DONE = { result: { done: true } };

prepareStaffTests();
beforeEach(() => {
  jest.clearAllMocks();
  render(<ReauthenticationDialog />);
});

const call = () => callAsStaff(NAME, PAYLOAD, z.object({ done: z.literal(true) }));
const question = () => screen.queryByRole('dialog', { name: 'Is it still you?' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function givePassword(password: string): Promise<void> {
  await userEvent.type(await screen.findByLabelText('Your password'), password);
  await press('Confirm');
}

test('a call that needs a recent sign-in asks for the password, and is repeated', async () => {
  const calls = answerCalls({ [NAME]: [TOO_OLD, DONE] });
  const done = call();
  await givePassword('of-the-owner');
  await expect(done).resolves.toEqual({ done: true });
  expect(confirmPassword).toHaveBeenCalledWith(LOCAL_ENVIRONMENT, 'of-the-owner');
  expect(calls).toEqual([
    { name: NAME, data: PAYLOAD },
    { name: NAME, data: PAYLOAD },
  ]);
  await waitFor(() => expect(question()).toBeNull());
});

test('a wrong password is reported, and another try is possible', async () => {
  answerCalls({ [NAME]: [TOO_OLD, DONE] });
  jest.mocked(confirmPassword).mockRejectedValueOnce(new AuthFailure('wrong-credentials'));
  const done = call();
  await givePassword('wrong');
  await screen.findByText(/the password is not right/);
  await press('Confirm');
  await expect(done).resolves.toEqual({ done: true });
});

test('an account without a password confirms with Google', async () => {
  answerCalls({ [NAME]: [TOO_OLD, DONE] });
  jest.mocked(hasPassword).mockReturnValueOnce(false);
  const done = call();
  await screen.findByRole('dialog', { name: 'Is it still you?' });
  expect(screen.queryByLabelText('Your password')).toBeNull();
  await press('Confirm with Google');
  await expect(done).resolves.toEqual({ done: true });
  expect(confirmWithGoogle).toHaveBeenCalledTimes(1);
});

test('a canceled confirmation returns the refusal, and the call is not repeated', async () => {
  const calls = answerCalls({ [NAME]: [TOO_OLD] });
  const refused = call().catch((error: unknown) => error);
  await screen.findByRole('dialog', { name: 'Is it still you?' });
  await press('Cancel');
  expect(await refused).toMatchObject({ code: 'failed-precondition' });
  expect(calls).toHaveLength(1);
  expect(question()).toBeNull();
});

test('two calls that are refused at once share one confirmation', async () => {
  answerCalls({ [NAME]: [TOO_OLD, TOO_OLD, DONE] });
  const both = Promise.all([call(), call()]);
  await givePassword('of-the-owner');
  await expect(both).resolves.toEqual([{ done: true }, { done: true }]);
  expect(confirmPassword).toHaveBeenCalledTimes(1);
});

test('other refusals ask for no confirmation', async () => {
  answerCalls({ [NAME]: [refusedFor('session-over')] });
  await expect(call()).rejects.toMatchObject({ code: 'failed-precondition' });
  expect(question()).toBeNull();
});
