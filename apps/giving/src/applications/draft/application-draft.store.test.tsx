import { unsavedForms } from '@raade/platform';
import { createDraftStore, markAsSent, newDraft } from './application-draft.store.ts';

const KEY = 'raade-application-student';

beforeEach(() => localStorage.clear());

test('what was typed is there again after the tab was closed, under the same id', () => {
  const store = createDraftStore('student');
  store.setState({ values: { full_name: 'Sample' } });
  expect(createDraftStore('student').getState()).toEqual(store.getState());
});

test('each form has a draft of its own', () => {
  createDraftStore('student').setState({ values: { full_name: 'Sample' } });
  expect(createDraftStore('partner').getState().values).toEqual({});
});

test('what was sent is noted on the device, and can be taken back', () => {
  const store = createDraftStore('student');
  store.setState({ values: { full_name: 'Sample' } });
  markAsSent(store, { full_name: 'Sample' });
  expect(createDraftStore('student').getState().sent).toEqual({ full_name: 'Sample' });
  markAsSent(store, undefined);
  expect(createDraftStore('student').getState().sent).toBeUndefined();
});

test('nothing stays on the device of an empty draft', () => {
  const store = createDraftStore('student');
  store.setState({ values: { full_name: 'Sample' } });
  expect(localStorage.getItem(KEY)).not.toBeNull();
  store.setState({ values: {} });
  expect(localStorage.getItem(KEY)).toBeNull();
});

test.each(['{"id":"1","values":{}}', '{"values":{"full_name":7}}'])(
  'a draft that reads %s is begun anew',
  (text) => {
    localStorage.setItem(KEY, text);
    expect(createDraftStore('student').getState().values).toEqual({});
  },
);

test('what was typed is unsaved until it is sent; what was kept of an earlier visit is not', () => {
  createDraftStore('student').setState({ values: { full_name: 'Sample' } });
  expect(unsavedForms()).toEqual(['giving/student-application']);
  createDraftStore('student').setState(newDraft(), true);
  expect(unsavedForms()).toEqual([]);

  createDraftStore('student').setState({ values: { full_name: 'Sample' } });
  createDraftStore('student').setState({ values: { full_name: '' } });
  expect(unsavedForms()).toEqual([]);
});
