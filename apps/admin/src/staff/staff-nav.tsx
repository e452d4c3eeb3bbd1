import { NavLink, styled } from '@raade/platform';

const PAGES = [
  { to: '/admin/reconciliation', label: 'Dashboard' },
  { to: '/admin/email-management', label: 'Email Management' },
  { to: '/email-preview', label: 'Email Templates' },
  { to: '/admin/audit-log', label: 'Audit Log' },
];

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-6);
  list-style: none;

  a {
    display: flex;
    align-items: center;
    min-height: 2.75rem;
    border-block: 3px solid transparent;
    color: var(--color-text-muted);
    font-weight: 600;
    text-decoration: none;
  }

  a:hover {
    color: var(--color-text);
    text-decoration: underline;
  }

  [aria-current] {
    border-block-end-color: var(--color-accent);
    color: var(--color-text);
  }
`;

/** The ways between the staff pages. */
export function StaffNav() {
  return (
    <nav aria-label="Staff pages">
      <List>
        {PAGES.map(({ to, label }) => (
          <li key={to}>
            <NavLink to={to}>{label}</NavLink>
          </li>
        ))}
      </List>
    </nav>
  );
}
