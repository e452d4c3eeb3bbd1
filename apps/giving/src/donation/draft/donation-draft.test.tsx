import { documentContent } from '@raade/content-model/provided/provided-content';
import { unsavedForms } from '@raade/platform';
import { openDonation } from '../donation.store.ts';
import { emptyForm } from '../flow/donation-form.ts';
import { SAMPLE_DONATION } from '../testing/sample-donation.ts';
import {
  acceptInformation,
  changeForm,
  finish,
  newDonation,
  startPayment,
  startRecording,
} from '../flow/donation-state.ts';

const donation = { ...SAMPLE_DONATION, amount: 7550, makeAnonymous: true };

const KEY = 'raade-donation';

beforeEach(() => sessionStorage.clear());

/** Changes a donation, reloads the page, and returns the restored donation. */
function reloadAfter(...changes: ((store: ReturnType<typeof openDonation>) => void)[]) {
  const store = openDonation(documentContent());
  for (const change of changes) change(store);
  return { before: store.getState(), after: openDonation(documentContent()).getState() };
}

test('the typed form is restored after a reload', () => {
  const typed = { amount: 'custom', customAmount: '75.5', fullName: 'Sam', makeAnonymous: true };
  const { before, after } = reloadAfter((store) =>
    store.setState((state) => changeForm(state, { ...typed })),
  );
  expect(after).toEqual(before);
  expect(after.form).toMatchObject(typed);
});

test('after a reload, an unfinished payment is requested with the same attempt and revision', () => {
  const { before, after } = reloadAfter(
    (store) => store.setState((state) => acceptInformation(state, donation)),
    (store) => store.setState((state) => startPayment(state, donation)),
  );
  expect(after).toEqual({ ...before, payment: { status: 'ready' } });
  expect(after.attempt).toMatchObject({ revision: 0, sent: donation });
});

test('a paid but unrecorded donation can only be recorded after a reload', () => {
  const { after } = reloadAfter(
    (store) => store.setState((state) => acceptInformation(state, donation)),
    (store) => store.setState((state) => startRecording(state, 'pi_1', donation)),
  );
  expect(after.payment).toMatchObject({ status: 'unrecorded', paymentIntentId: 'pi_1' });
});

describe('a tab restored after more than a day', () => {
  const DAY_MS = 24 * 60 * 60 * 1000;

  const restoredAfter = (ms: number, ...changes: Parameters<typeof reloadAfter>) => {
    const writtenAt = Date.UTC(2025, 2, 1);
    const now = jest.spyOn(Date, 'now').mockReturnValue(writtenAt);
    return reloadAfter(...changes, () => now.mockReturnValue(writtenAt + ms));
  };
  const begun: Parameters<typeof reloadAfter> = [
    (store) => store.setState((state) => changeForm(state, { fullName: 'Sample Donor' })),
    (store) => store.setState((state) => acceptInformation(state, donation)),
    (store) => store.setState((state) => startPayment(state, donation)),
  ];

  test('starts a new attempt, since the old one may be deleted, and keeps the form', () => {
    const { before, after } = restoredAfter(DAY_MS + 1, ...begun);
    expect(after).toMatchObject({ step: 'information', donation: null, form: before.form });
    expect(after.attempt.id).not.toBe(before.attempt.id);
    expect(after.attempt).toMatchObject({ revision: 0 });
  });

  test('continues an attempt that is not older than a day', () => {
    const { before, after } = restoredAfter(DAY_MS, ...begun);
    expect(after).toMatchObject({ step: 'payment', attempt: { id: before.attempt.id } });
  });

  test('still records a paid donation', () => {
    const { after } = restoredAfter(2 * DAY_MS, ...begun, (store) =>
      store.setState((state) => startRecording(state, 'pi_1', donation)),
    );
    expect(after.payment).toMatchObject({ status: 'unrecorded', paymentIntentId: 'pi_1' });
  });
});

test('a completed donation is not stored', () => {
  const { after } = reloadAfter(
    (store) => store.setState((state) => acceptInformation(state, donation)),
    (store) => store.setState(finish),
  );
  expect(sessionStorage.getItem(KEY)).toBeNull();
  expect(after).toMatchObject({ step: 'information', donation: null });
});

test('an invalid stored draft is ignored', () => {
  sessionStorage.setItem(KEY, '{"step":"thanks"}');
  expect(openDonation(documentContent()).getState()).toMatchObject({
    step: 'information',
    donation: null,
  });
});

test('a donation counts as unsaved until it is recorded or its form is empty', () => {
  const store = openDonation(documentContent());
  const enter = (fullName: string) => store.setState((state) => changeForm(state, { fullName }));
  enter('Sample Donor');
  expect(unsavedForms()).toEqual(['giving/donation']);
  enter('');
  expect(unsavedForms()).toEqual([]);

  store.setState((state) => acceptInformation(state, donation));
  store.setState((state) => startPayment(state, donation));
  expect(unsavedForms()).toEqual(['giving/donation']);
  store.setState(finish);
  expect(unsavedForms()).toEqual([]);
  store.setState(newDonation(emptyForm(documentContent().giving)));
  expect(unsavedForms()).toEqual([]);
});
