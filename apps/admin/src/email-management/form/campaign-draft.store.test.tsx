import { logger, unsavedForms } from '@raade/platform';
import { createDraftStore, EMPTY_DRAFT } from './campaign-draft.store.ts';
import { EMPTY_FORM } from './campaign-form.ts';

const KEY = 'raade-email-campaign';
const form = { ...EMPTY_FORM, subject: 'Sample news', testEmail: 'tester@example.org' };

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('what was written is there again when the page is loaded again', () => {
  createDraftStore().setState({ form });
  expect(createDraftStore().getState()).toEqual({ form });
});

test.each([
  '{',
  '{"form":{"subject":1}}',
  JSON.stringify({ form: { ...form, recipientType: 'everybody' } }),
])('a draft that is none is left aside: %s', (text) => {
  const warn = jest.spyOn(logger, 'warn').mockImplementation(() => undefined);
  sessionStorage.setItem(KEY, text);
  expect(createDraftStore().getState()).toEqual(EMPTY_DRAFT);
  expect(warn).toHaveBeenCalledTimes(1);
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
