import { LOCAL_ENVIRONMENT } from '@raade/contracts/local/local-environment';
import { MemoryRouter, provideEnvironment, type RouteObject, useRoutes } from '@raade/platform';
import { AsStaff } from '@raade/staff/testing/as-staff';
import { provideModalDialogs } from '@raade/staff/testing/modal-dialogs';
import { render } from '@testing-library/react';
import { UnsavedNotice } from '../area/unsaved-notice.tsx';
import { closeNewsroom, openNewsroom } from '../newsroom/newsroom.ts';
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

/** Before each test of a page. */
export function prepareEditor(): void {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  Object.assign(window, { matchMedia: () => Object.assign(new EventTarget(), { matches: true }) });
  provideModalDialogs();
  provideEnvironment(LOCAL_ENVIRONMENT);
  localStorage.clear();
  closeNewsroom();
}

/** Opens a page of the editor, without the gate before it. */
export function openEditor(address: string): void {
  void openNewsroom();
  render(
    <MemoryRouter initialEntries={[address]}>
      <AsStaff roles={['editor']}>
        <UnsavedNotice />
        <Routes />
      </AsStaff>
    </MemoryRouter>,
  );
}
