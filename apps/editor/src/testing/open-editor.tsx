import { CALLABLES } from '@raade/contracts/base/callables';
import type { ReadContentResponse } from '@raade/contracts/content/editions';
import type { ContentRefusal } from '@raade/contracts/content/findings';
import { answerCalls, refusal } from '@raade/firebase/testing/callable-answers';
import { type RouteObject, useRoutes } from '@raade/platform';
import { type Answers, openAsStaff, prepareStaffTests } from '@raade/staff/testing/staff-tests';
import type { ReactElement } from 'react';
import { UnsavedNotice } from '../area/unsaved-notice.tsx';
import { clearContent, loadContent } from '../editor-state/editor-actions.ts';
import OverviewPage from '../overview/overview.page.tsx';
import PartPage from '../part/part.page.tsx';

const ROUTES: RouteObject[] = [
  {
    path: 'editor',
    children: [
      { index: true, element: <OverviewPage /> },
      { path: ':part', element: <PartPage /> },
      { path: ':part/:item', element: <PartPage /> },
    ],
  },
];

const Routes = () => useRoutes(ROUTES);

/** Makes each test of a file begin without content and without unsaved changes on the device. */
export function prepareEditor(): void {
  prepareStaffTests();
  beforeEach(() => localStorage.clear());
  afterEach(clearContent);
}

/** Opens the pages of the editor at an address, without the sign-in. */
export function openEditor(address: string) {
  void loadContent();
  const pages = (
    <>
      <UnsavedNotice />
      <Routes />
    </>
  );
  return openAsStaff(pages, { roles: ['editor'], address }).user;
}

/** Opens one page as an editor. `read-content` answers with these contents, one after the other. */
export function openPage(
  page: ReactElement,
  contents: readonly ReadContentResponse[],
  answers: Answers = {},
) {
  const calls = answerCalls({
    [CALLABLES.readContent]: contents.map((result) => ({ result })),
    ...answers,
  });
  void loadContent();
  const { user } = openAsStaff(page, { roles: ['editor'] });
  const sent = (callable: string) =>
    calls.filter(({ name }) => name === callable).map(({ data }) => data);
  return { user, sent };
}

/** A refusal of a change of the content. */
export const refusedWith = (details: ContentRefusal) =>
  refusal('FAILED_PRECONDITION', 'No.', details);
