import { openAsStaff, prepareStaffTests, type StaffView } from '@raade/staff/testing/staff-tests';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { queryClient } from '../reading/query-client.ts';

/** Has each test of a file begin without what was read in the one before. */
export function prepareStaffPart(): void {
  prepareStaffTests();
  beforeEach(() => queryClient.clear());
}

/** Shows a part of the staff pages, which reads with the client of all of them. */
export const openPart = (element: ReactElement, view: StaffView = {}) =>
  openAsStaff(<QueryClientProvider client={queryClient}>{element}</QueryClientProvider>, view);
