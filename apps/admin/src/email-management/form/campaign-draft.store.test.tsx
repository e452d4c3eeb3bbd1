import { logger, unsavedForms } from '@raade/platform';
import {
  beginCampaign,
  campaignDraft,
  changeForm,
  clearAfterTest,
  createDraftStore,
  emptyDraft,
  needsSaving,
  markSaved,
  markStarted,
  restoreTest,
  startCorrection,
} from './campaign-draft.store.ts';
import { EMPTY_FORM, textOf } from './campaign-form.ts';

const form = { ...EMPTY_FORM, subject: 'Sample news', testEmail: 'tester@example.org' };

beforeEach(() => sessionStorage.clear());

const record = { id: crypto.randomUUID(), revision: 0 };
const saved = { ...record, revision: 1, savedText: textOf(form) };

test('an email is restored when the page is loaded again', () => {
  createDraftStore().setState({ form, record });
  expect(createDraftStore().getState()).toEqual({ form, record });
});

test('an email can be edited even if the storage of the browser is full', () => {
  const warn = jest.spyOn(logger, 'warn').mockImplementation(() => undefined);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full.', 'QuotaExceededError');
  });
  const store = createDraftStore();
  store.setState({ form });
  expect(store.getState().form).toEqual(form);
  expect(warn).toHaveBeenCalledTimes(1);
});

test('an email is unsaved until it is saved as a shared draft, or its campaign has started', () => {
  const store = createDraftStore();
  store.setState({ form: { ...EMPTY_FORM, testMode: false } });
  expect(unsavedForms()).toEqual([]);
  store.setState({ form });
  expect(unsavedForms()).toEqual(['admin/campaign']);
  store.setState({ record: saved });
  expect(unsavedForms()).toEqual([]);
  store.setState({ record, lastCampaign: { campaignId: record.id, subject: form.subject } });
  expect(unsavedForms()).toEqual([]);
});

test('texts are equal even if their fields are stored in another order', () => {
  const filter = { of: 'applicants', kind: 'student', institution: 'rice' } as const;
  const { subject, content, recipientType } = form;
  const reordered = { filter: { institution: 'rice', kind: 'student', of: 'applicants' } as const };
  const text = { ...reordered, recipientType, content, subject };
  const draft = { form: { ...form, filter }, record: { ...saved, savedText: text } };
  expect(needsSaving(draft)).toBe(false);
  expect(needsSaving({ ...draft, form })).toBe(true);
});

test('a started campaign gets a new id if its audience changes, but not if its time changes', () => {
  campaignDraft.setState({ ...emptyDraft(), form }, true);
  const { id: campaignId } = beginCampaign();
  markStarted({ campaignId, subject: form.subject });
  changeForm({ startsAt: '2025-04-01T12:00:00.000Z', testMode: false });
  expect(campaignDraft.getState().lastCampaign?.campaignId).toBe(campaignId);
  changeForm({ recipientType: 'students' });
  expect(campaignDraft.getState().lastCampaign).toBeUndefined();
  expect(beginCampaign().id).not.toBe(campaignId);
});

test('a tested text is restored with its draft, even if that was saved after the test', () => {
  campaignDraft.setState({ ...emptyDraft(), form, record }, true);
  clearAfterTest();
  expect(campaignDraft.getState().record.id).not.toBe(record.id);
  markSaved(saved);
  changeForm({ testEmail: 'other@example.org' });
  restoreTest();
  expect(campaignDraft.getState()).toMatchObject({
    form: { ...form, testEmail: 'other@example.org' },
    record: saved,
  });
});

describe('a correction', () => {
  const corrected = { id: 'sample-id', subject: 'Sample news' };

  beforeEach(() => campaignDraft.setState({ ...emptyDraft(), form }, true));

  test('replaces the email in the form, starts in test mode, and is stored', () => {
    campaignDraft.setState({ form: { ...form, testMode: false, content: 'Old words' } });
    startCorrection(corrected, 'students');
    expect(campaignDraft.getState().form).toEqual({
      subject: 'Correction: Sample news',
      content: '',
      recipientType: 'students',
      corrects: corrected,
      testMode: true,
      testEmail: 'tester@example.org',
    });
    expect(createDraftStore().getState().form.corrects).toEqual(corrected);
  });

  test('stays a correction after its test was sent, until a group is chosen', () => {
    startCorrection(corrected, 'students');
    clearAfterTest();
    expect(campaignDraft.getState().form).toMatchObject({
      subject: '',
      recipientType: 'students',
      corrects: corrected,
    });
    restoreTest();
    expect(campaignDraft.getState().form).toMatchObject({
      subject: 'Correction: Sample news',
      corrects: corrected,
    });
    changeForm({ recipientType: 'all', corrects: undefined });
    expect(campaignDraft.getState().form.corrects).toBeUndefined();
  });

  test('does not apply to another email that was tested before', () => {
    clearAfterTest();
    startCorrection(corrected, 'all');
    expect(campaignDraft.getState().lastTest).toBeUndefined();
    changeForm({ recipientType: 'all', corrects: undefined, subject: 'Other news' });
    clearAfterTest();
    changeForm({ corrects: corrected });
    restoreTest();
    expect(campaignDraft.getState().form.corrects).toBeUndefined();
  });
});
