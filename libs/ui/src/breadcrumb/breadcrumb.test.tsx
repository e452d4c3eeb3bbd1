import { MemoryRouter } from '@raade/platform';
import { render, screen, within } from '@testing-library/react';
import { Breadcrumb } from './breadcrumb.tsx';

test('parent pages are links, and the current page is marked without a link', () => {
  render(
    <MemoryRouter>
      <Breadcrumb trail={[{ label: 'Forum', to: '/conference' }]} current="Schedule" />
    </MemoryRouter>,
  );
  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(trail.getAllByRole('listitem')).toHaveLength(2);
  expect(trail.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/conference',
  ]);
  expect(trail.getByText('Schedule').getAttribute('aria-current')).toBe('page');
});
