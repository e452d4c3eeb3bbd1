import { renderHook } from '@testing-library/react';
import { setUnsavedInput, unsavedForms, useUnsavedInput } from './unsaved-input.ts';

afterEach(() => {
  for (const form of unsavedForms()) setUnsavedInput(form, false);
});

test('a form is listed while it has unsaved input', () => {
  expect(unsavedForms()).toEqual([]);
  setUnsavedInput('giving/donation', true);
  setUnsavedInput('giving/donation', true);
  setUnsavedInput('admin/campaign', true);
  expect(unsavedForms()).toEqual(['giving/donation', 'admin/campaign']);
  setUnsavedInput('giving/donation', false);
  expect(unsavedForms()).toEqual(['admin/campaign']);
});

test('the input of a component is unsaved until it is saved or the component is unmounted', () => {
  const { rerender, unmount } = renderHook(
    (isUnsaved) => useUnsavedInput('admin/note', isUnsaved),
    {
      initialProps: false,
    },
  );
  expect(unsavedForms()).toEqual([]);
  rerender(true);
  expect(unsavedForms()).toEqual(['admin/note']);
  rerender(false);
  expect(unsavedForms()).toEqual([]);
  rerender(true);
  unmount();
  expect(unsavedForms()).toEqual([]);
});
