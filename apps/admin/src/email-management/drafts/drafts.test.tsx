import { CALLABLES } from '@raade/contracts/base/callables';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import { BUSY, refusal } from '@raade/firebase/testing/callable-answers';
import { unsavedForms } from '@raade/platform';
import { act, screen, waitFor } from '@testing-library/react';
import { campaignDraft } from '../form/campaign-draft.store.ts';
import { button, campaignScreen, field } from '../testing/campaign-screen.tsx';
import { draftSaving, resumeSaving } from './save-draft.ts';

const { stored, answers, calls, open } = campaignScreen();
const { saveCampaignDraft: SAVE } = CALLABLES;
const theirs = {
  draft: { subject: 'Their news', content: '<p>Their words</p>', recipientType: 'students' },
  revision: 7,
  by_name: 'ines@example.org',
  at: new Date().toISOString(),
};
const conflict = (current: object | null) => refusal('ABORTED', 'Saved meanwhile.', { current });

const saves = () => calls.filter(({ name }) => name === SAVE).map(({ data }) => data);
const record = () => campaignDraft.getState().record;

beforeEach(() => resumeSaving());

/** Types a subject, and waits until the first attempt to save it. */
async function writeSubject(user: ReturnType<typeof open>, subject = 'My news') {
  await user.click(field('Email Subject'));
  await user.paste(subject);
  await waitFor(() => expect(draftSaving.getState().state).not.toBe('saving'));
  await waitFor(() => expect(saves().length).toBeGreaterThan(0));
}

test('“New email” is enabled only after the form has text', async () => {
  const user = open();
  expect(button('New email').getAttribute('aria-disabled')).toBe('true');
  await writeSubject(user);
  await user.click(button('New email'));
  await waitFor(() => expect(field('Email Subject').value).toBe(''));
  expect(record().revision).toBe(0);
});

test('an email is saved as a draft that others see, based on the revision that was seen', async () => {
  const user = open();
  await writeSubject(user);
  await screen.findByText('Saved as a draft. Everyone with the Mailer role can see it.');
  expect(unsavedForms()).toEqual([]);
  const { id } = record();
  const draft = { subject: 'My news', content: '', recipientType: 'all' };
  expect(saves()).toEqual([{ id, revision: 0, draft }]);
  answers[SAVE] = { result: { revision: 2 } };
  await user.type(field('Email Subject'), '!');
  await waitFor(() => expect(saves()).toHaveLength(2));
  expect(saves()[1]).toEqual({ id, revision: 1, draft: { ...draft, subject: 'My news!' } });
});

test('without a connection an email is kept in the tab, and saved once the connection is back', async () => {
  answers[SAVE] = BUSY;
  const user = open();
  await writeSubject(user);
  await screen.findByText('Not saved: no connection. Your text is kept in this tab.');
  expect(unsavedForms()).toEqual(['admin/campaign']);
  answers[SAVE] = { result: { revision: 1 } };
  await act(() => resumeSaving());
  await screen.findByText('Saved as a draft. Everyone with the Mailer role can see it.');
});

test('a conflict names who saved first, and both versions can be kept', async () => {
  answers[SAVE] = conflict(theirs);
  const user = open();
  await writeSubject(user);
  await screen.findByText('ines@example.org saved this draft just now.');
  screen.getByText('Their news');
  expect(field('Email Subject').value).toBe('My news');
  const { id } = record();
  answers[SAVE] = { result: { revision: 1 } };
  await user.click(button('Save mine as a new draft'));
  await screen.findByText('Saved as a draft. Everyone with the Mailer role can see it.');
  expect(record().id).not.toBe(id);
  expect(saves().at(-1)).toMatchObject({
    id: record().id,
    revision: 0,
    draft: { subject: 'My news' },
  });
});

test.each([
  ['Use theirs', 'Their news', undefined],
  ['Replace theirs with mine', 'My news', { revision: 7, draft: { subject: 'My news' } }],
])('a conflict is resolved by keeping one version: %s', async (name, subject, saved) => {
  answers[SAVE] = conflict(theirs);
  const user = open();
  await writeSubject(user);
  await screen.findByRole('button', { name });
  const before = saves().length;
  answers[SAVE] = { result: { revision: 8 } };
  await user.click(button(name));
  await screen.findByText('Saved as a draft. Everyone with the Mailer role can see it.');
  expect(field('Email Subject').value).toBe(subject);
  expect(saves().slice(before)).toEqual(saved ? [expect.objectContaining({ revision: 7 })] : []);
  expect(saves().at(-1)).toMatchObject(saved ?? {});
});

test('the text of a draft that was sent or discarded meanwhile stays in the form', async () => {
  answers[SAVE] = conflict(null);
  const user = open();
  await writeSubject(user);
  await screen.findByText(/^This draft has been sent or discarded in the meantime/);
  expect(field('Email Subject').value).toBe('My news');
  answers[SAVE] = { result: { revision: 1 } };
  await user.click(button('Save mine as a new draft'));
  await screen.findByText('Saved as a draft. Everyone with the Mailer role can see it.');
});

test('a save whose answer was lost is not mistaken for a version of somebody else', async () => {
  answers[SAVE] = BUSY;
  const user = open();
  await writeSubject(user);
  await screen.findByText(/^Not saved: no connection/);
  const mine = { subject: 'My news', content: '', recipientType: 'all' };
  const own = conflict({ ...theirs, draft: mine, revision: 1 });
  const isOutdated = () => (saves().at(-1) as { revision: number }).revision === 0;
  const get = () => (isOutdated() ? own : { result: { revision: 2 } });
  Object.defineProperty(answers, SAVE, { get, configurable: true });
  await user.type(field('Email Subject'), '!');
  await waitFor(() => expect(record().revision).toBe(2));
  expect(screen.queryByText(/saved this draft/)).toBeNull();
  Object.defineProperty(answers, SAVE, { value: undefined, writable: true });
});

test('a saved version with the same text is not a conflict, as after a reload during a save', async () => {
  const mine = { subject: 'My news', content: '', recipientType: 'all' };
  answers[SAVE] = conflict({ ...theirs, draft: mine, revision: 1 });
  const user = open();
  await writeSubject(user);
  await waitFor(() => expect(record().revision).toBe(1));
  expect(draftSaving.getState()).toMatchObject({ state: 'idle', conflict: undefined });
});

test('another draft opens after the current one is saved, and is discarded after a confirmation', async () => {
  const id = crypto.randomUUID();
  const at = new Date();
  const stores = { [id]: { ...theirs, at, by: 'ines' } };
  Object.assign(stored, { collections: { [COLLECTIONS.campaignDrafts]: stores } });
  answers[SAVE] = BUSY;
  const user = open();
  await user.click(field('Email Subject'));
  await user.paste('My news');
  await user.click(await screen.findByRole('button', { name: 'Open “Their news”' }));
  await screen.findByText('Your email is not saved yet');
  expect(field('Email Subject').value).toBe('My news');

  answers[SAVE] = { result: { revision: 1 } };
  await user.click(button('Open “Their news”'));
  await screen.findByText('In the form');
  expect(field('Email Subject').value).toBe('Their news');
  expect(record()).toMatchObject({ id, revision: 7 });
  expect(saves().at(-1)).toMatchObject({ draft: { subject: 'My news' } });

  await user.click(button('Discard “Their news”'));
  await user.click(button('Discard draft'));
  await waitFor(() => expect(field('Email Subject').value).toBe(''));
  expect(saves().at(-1)).toEqual({ id, revision: 7, draft: null });
});
