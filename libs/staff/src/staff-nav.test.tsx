import type { Role } from '@raade/contracts/staff/roles';
import { MemoryRouter } from '@raade/platform';
import { render, screen } from '@testing-library/react';
import { StaffNav } from './staff-nav.tsx';
import { AsStaff } from './testing/as-staff.tsx';

function linksOf(...roles: readonly Role[]) {
  render(
    <MemoryRouter>
      <AsStaff roles={roles}>
        <StaffNav />
      </AsStaff>
    </MemoryRouter>,
  );
  return screen.getAllByRole('link').map(({ textContent }) => textContent);
}

test('each account has the ways to the pages that it can read, and to no other', () => {
  expect(linksOf('editor')).toEqual(['Dashboard', 'Email Templates', 'Content']);
});

test('who has all rights has all ways', () => {
  expect(linksOf('admin')).toContain('Releases');
});
