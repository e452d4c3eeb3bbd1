import { logger, unsavedForms } from '@raade/platform';
import {
  beginCampaign,
  campaignDraft,
  changeForm,
  clearTested,
  createDraftStore,
  EMPTY_DRAFT,
  hasUnsentWords,
  restoreTested,
  startCorrection,
} from './campaign-draft.store.ts';
import { EMPTY_FORM } from './campaign-form.ts';

const form = { ...EMPTY_FORM, subject: 'Sample news', testEmail: 'tester@example.org' };

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('what was written is there again when the page is loaded again', () => {
  createDraftStore().setState({ form });
  expect(createDraftStore().getState()).toEqual({ form });
});

test('where nothing can be kept, writing goes on', () => {
  const warn = jest.spyOn(logger, 'warn').mockImplementation(() => undefined);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full.', 'QuotaExceededError');
  });
  const store = createDraftStore();
  store.setState({ form });
  expect(store.getState().form).toEqual(form);
  expect(warn).toHaveBeenCalledTimes(1);
});

test('what was written is unsaved until its campaign has started, or a test has cleared it', () => {
  const store = createDraftStore();
  store.setState({ form: { ...EMPTY_FORM, testMode: false } });
  expect(unsavedForms()).toEqual([]);
  store.setState({ form });
  expect(unsavedForms()).toEqual(['admin/campaign']);
  store.setState({ started: { campaignId: '1', subject: form.subject } });
  expect(unsavedForms()).toEqual([]);

  store.setState({ form, started: undefined });
  expect(unsavedForms()).toEqual(['admin/campaign']);
  store.setState({ form: { ...EMPTY_FORM, testEmail: form.testEmail } });
  expect(unsavedForms()).toEqual([]);
});

describe('a correction', () => {
  const corrected = { id: 'sample-id', subject: 'Sample news' };

  beforeEach(() => campaignDraft.setState({ ...EMPTY_DRAFT, form }, true));

  test('takes the place of what was written, goes to a test first, and is kept', () => {
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

  test('stays one once its test was sent, and becomes another email with a group', () => {
    startCorrection(corrected, 'students');
    clearTested();
    expect(campaignDraft.getState().form).toMatchObject({
      subject: '',
      recipientType: 'students',
      corrects: corrected,
    });
    restoreTested();
    expect(campaignDraft.getState().form).toMatchObject({
      subject: 'Correction: Sample news',
      corrects: corrected,
    });
    changeForm({ recipientType: 'all', corrects: undefined });
    expect(campaignDraft.getState().form.corrects).toBeUndefined();
  });

  test('is not made of another email that was tested before', () => {
    clearTested();
    startCorrection(corrected, 'all');
    expect(campaignDraft.getState().tested).toBeUndefined();
    changeForm({ recipientType: 'all', corrects: undefined, subject: 'Other news' });
    clearTested();
    changeForm({ corrects: corrected });
    restoreTested();
    expect(campaignDraft.getState().form.corrects).toBeUndefined();
  });

  test('is another campaign than the same words to a group', () => {
    const toGroup = beginCampaign();
    changeForm({ corrects: corrected });
    const toThose = beginCampaign();
    expect(toThose).not.toBe(toGroup);
    expect(beginCampaign()).toBe(toThose);
  });

  test('asks before it replaces words, unless they were sent', () => {
    const started = { campaignId: crypto.randomUUID(), subject: form.subject };
    expect(hasUnsentWords({ form })).toBe(true);
    expect(hasUnsentWords({ form: { ...EMPTY_FORM, content: 'Words' } })).toBe(true);
    expect(hasUnsentWords({ form, started })).toBe(false);
    expect(hasUnsentWords({ form: { ...EMPTY_FORM, testEmail: form.testEmail } })).toBe(false);
  });
});
