import { environmentAt } from '@raade/contracts/testing/environment-at';
import { type Role, STAFF_ROLES } from '@raade/contracts/staff/roles';
import { startFirestoreService } from '@raade/firebase/testing/firestore-service';
import { MemoryRouter, provideEnvironment, useLocation } from '@raade/platform';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { AsStaff } from '@raade/staff/testing/as-staff';

type Firestore = Awaited<ReturnType<typeof startFirestoreService>>;

/** Adds what jsdom lacks: rows have room as high as the table is, and devices may ask for calm. */
function completeBrowser(): void {
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
  const calm = Object.assign(new EventTarget(), { matches: true });
  Object.assign(window, { matchMedia: () => calm });
}

function Address() {
  return <div data-testid="address">{useLocation().search}</div>;
}

/** Prepares the tests of a file: a Firestore that answers, silence in the console, and the way to open the tab. */
export function tabScreen(Tab: ComponentType) {
  let client: QueryClient;
  let firestore: Firestore;

  beforeAll(async () => {
    completeBrowser();
    firestore = await startFirestoreService();
    provideEnvironment(environmentAt(firestore.origin));
  });
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  // Readings that a test has asked for are answered before the next one begins.
  afterEach(() => waitFor(() => expect(client.isFetching()).toBe(0), { timeout: 5000 }));
  afterAll(() => firestore.stop());

  return {
    /** Available once the tests run. */
    firestore: () => firestore,
    /** Opens the tab as an account with these roles, or as a member of the staff. */
    open: (search = '', roles: readonly Role[] = STAFF_ROLES) => {
      client = new QueryClient();
      render(
        <QueryClientProvider client={client}>
          <MemoryRouter initialEntries={[`/admin/reconciliation${search}`]}>
            <Address />
            <AsStaff roles={roles}>
              <Tab />
            </AsStaff>
          </MemoryRouter>
        </QueryClientProvider>,
      );
      return userEvent.setup();
    },
  };
}

/** The parameters that the tab has written into its address. */
export const address = () => screen.getByTestId('address').textContent;

export async function rows(): Promise<HTMLElement[]> {
  const names = await screen.findAllByRole('rowheader');
  return names.map((name) => name.closest('tr')).filter((row) => row !== null);
}

export const cellsOf = (row: HTMLElement) =>
  [...row.children].map(({ textContent }) => textContent);
/** The texts in the cells of each row. */
export const rowTexts = async () => (await rows()).map(cellsOf);
export const headers = () =>
  screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
