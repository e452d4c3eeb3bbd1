import { unsavedForms } from '@raade/platform';
import { createDraftStore, markAsSent, newDraft } from './application-draft.store.ts';

const KEY = 'raade-application-student';

beforeEach(() => localStorage.clear());

test('a draft is restored with its id after the tab was closed', () => {
  const store = createDraftStore('student');
  store.setState({ values: { full_name: 'Sample' } });
  expect(createDraftStore('student').getState()).toEqual(store.getState());
});

test('each form has its own draft', () => {
  createDraftStore('student').setState({ values: { full_name: 'Sample' } });
  expect(createDraftStore('partner').getState().values).toEqual({});
});

test('a sent application is stored on the device; this can be undone', () => {
  const store = createDraftStore('student');
  store.setState({ values: { full_name: 'Sample' } });
  markAsSent(store, { full_name: 'Sample' });
  expect(createDraftStore('student').getState().sent).toEqual({ full_name: 'Sample' });
  markAsSent(store, undefined);
  expect(createDraftStore('student').getState().sent).toBeUndefined();
});

test('an empty draft is not stored', () => {
  const store = createDraftStore('student');
  store.setState({ values: { full_name: 'Sample' } });
  expect(localStorage.getItem(KEY)).not.toBeNull();
  store.setState({ values: {} });
  expect(localStorage.getItem(KEY)).toBeNull();
});

test.each(['{"id":"1","values":{}}', '{"values":{"full_name":7}}'])(
  'a stored draft that is %s is ignored',
  (text) => {
    localStorage.setItem(KEY, text);
    expect(createDraftStore('student').getState().values).toEqual({});
  },
);

test('typed text counts as unsaved until it is sent or cleared', () => {
  createDraftStore('student').setState({ values: { full_name: 'Sample' } });
  expect(unsavedForms()).toEqual(['giving/student-application']);
  createDraftStore('student').setState(newDraft(), true);
  expect(unsavedForms()).toEqual([]);

  createDraftStore('student').setState({ values: { full_name: 'Sample' } });
  createDraftStore('student').setState({ values: { full_name: '' } });
  expect(unsavedForms()).toEqual([]);
});
