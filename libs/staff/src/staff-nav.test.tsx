import { screen } from '@testing-library/react';
import { StaffNav } from './staff-nav.tsx';
import { openAsStaff } from './testing/staff-tests.tsx';

test('each account has the ways to the pages that it can read, and to no other', () => {
  openAsStaff(<StaffNav />, { roles: ['editor'] });
  const links = screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(links).toEqual(['Dashboard', 'Email Templates', 'Content']);
});
