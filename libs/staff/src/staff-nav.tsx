import { mayAs } from '@raade/contracts/staff/claims';
import type { Right } from '@raade/contracts/staff/rights';
import { NavLink, styled } from '@raade/platform';
import { use } from 'react';
import { RolesContext } from './rights/roles-context.ts';

interface StaffPage {
  readonly to: string;
  readonly label: string;
  /** The right to read what it shows; without it the page is for all staff. */
  readonly right?: Right;
}

const PAGES: readonly StaffPage[] = [
  { to: '/admin/reconciliation', label: 'Dashboard' },
  { to: '/admin/email-management', label: 'Email Management', right: 'campaigns.read' },
  { to: '/admin/outgoing-mail', label: 'Outgoing Mail', right: 'receipts.read' },
  { to: '/admin/health', label: 'Health', right: 'health.read' },
  { to: '/email-preview', label: 'Email Templates' },
  { to: '/editor', label: 'Content', right: 'content.read' },
  { to: '/admin/audit-log', label: 'Audit Log', right: 'audit-log.read' },
  { to: '/admin/releases', label: 'Releases', right: 'pointers.read' },
  { to: '/admin/people', label: 'People', right: 'people.read' },
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

/** The ways between the staff pages that the account can read. */
export function StaffNav() {
  const roles = use(RolesContext);
  const pages = PAGES.filter(({ right }) => right === undefined || mayAs(roles, right));
  return (
    <nav aria-label="Staff pages">
      <List>
        {pages.map(({ to, label }) => (
          <li key={to}>
            <NavLink to={to}>{label}</NavLink>
          </li>
        ))}
      </List>
    </nav>
  );
}
