import { environmentAt } from '@raade/contracts/testing/environment-at';
import { firestoreService } from '@raade/firebase/testing/firestore-service';
import { provideEnvironment } from '@raade/platform';
import { address as fullAddress, type StaffView } from '@raade/staff/testing/staff-tests';
import { screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { queryClient } from '../reading/query-client.ts';
import { openPart, prepareStaffPart } from './staff-part.tsx';

const PATH = '/admin/reconciliation';

/** Prepares the tests of a file: a Firestore that answers, and the way to open the tab, or a part of it. */
export function tabScreen(tab: ReactElement) {
  const { stored, answers, calls, start } = firestoreService();
  let server: Awaited<ReturnType<typeof start>>;

  // Readings that a test has asked for are answered, and their failures muted, before the next one begins.
  afterEach(() => waitFor(() => expect(queryClient.isFetching()).toBe(0), { timeout: 5000 }));
  prepareStaffPart();
  beforeAll(async () => {
    server = await start();
    provideEnvironment(environmentAt(server.origin));
  });
  beforeEach(() => {
    calls.length = 0;
    // Rows have room as high as the table is, which jsdom does not know.
    jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
  });
  afterAll(() => server.stop());

  return {
    stored,
    /** The answer of each function, by its name. */
    answers,
    calls,
    /** Has Firestore answer with these documents, by id. */
    store: (documents: Readonly<Record<string, object>>) => {
      const totals = { count: Object.keys(documents).length, sum: 0 };
      Object.assign(stored, { documents, totals });
    },
    open: (
      search = '',
      { element = tab, ...view }: StaffView & { readonly element?: ReactElement } = {},
    ) => openPart(element, { ...view, address: PATH + search }).user,
  };
}

/** The parameters that the tab has written into its address. */
export const address = () => fullAddress().slice(PATH.length);

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
