import { Link, type StaffSession, styled, useLocation } from '@raade/platform';
import { tintedGround, VisuallyHidden } from '@raade/ui';
import { useNavigation } from '../../site-context.ts';
import { currentLink, linksFor } from './staff-links.ts';
import type { Counts } from './use-waiting-counts.ts';

const Group = styled.div`
  padding-block-end: var(--space-4);

  p {
    padding: var(--space-1) var(--space-3);
    color: var(--color-text-muted);
    font: 600 0.75rem / 1.5 var(--font-body);
  }

  ul {
    list-style: none;
  }

  li {
    display: flex;
    position: relative;
  }

  a:first-child {
    flex: 1;
  }

  /* The count, on the link of the section. */
  a + a {
    position: absolute;
    inset-inline-end: 0;
  }

  a {
    display: flex;
    align-items: center;
    min-height: 2.25rem;
    padding-inline: var(--space-3);
    border-radius: var(--radius-small);
    color: inherit;
    font-size: 0.9375rem;
    text-decoration: none;
  }

  a:hover {
    ${tintedGround(8)}
  }

  [aria-current] {
    ${tintedGround(12)}
    font-weight: 600;
  }

  small {
    margin-inline-start: auto;
    padding-inline: var(--space-2);
    border-radius: 999px;
    ${tintedGround(12)}
    font: 600 0.75rem / 1.5 var(--font-body);
    font-variant-numeric: tabular-nums;
  }

  @media (pointer: coarse) {
    a {
      min-height: 2.75rem;
    }
  }

  @media (forced-colors: active) {
    [aria-current] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

interface StaffNavigationProps {
  readonly session: StaffSession;
  readonly counts: Counts;
  readonly onChoose?: () => void;
}

/** Links to the staff pages that the account may read, in groups, with the number of records that wait for staff. */
export function StaffNavigation({ session, counts, onChoose }: StaffNavigationProps) {
  const links = linksFor(session, useNavigation().staff);
  const current = currentLink(links, useLocation());
  const groups = [...new Set(links.map(({ group }) => group))];
  return (
    <nav aria-label="Staff pages">
      {groups.map((name) => (
        <Group key={name}>
          <p>{name}</p>
          <ul>
            {links
              .filter(({ group }) => group === name)
              .map((link) => {
                const count = (link.waitingCount && counts[link.waitingCount]) || 0;
                const [, list] =
                  Object.entries(link.waitingLists ?? {}).find(([kind]) => counts[kind]) ?? [];
                return (
                  <li key={link.href}>
                    <Link
                      to={link.href}
                      aria-current={link === current ? 'page' : undefined}
                      onClick={onChoose}
                    >
                      <span>{link.name}</span>
                      {count > 0 && !list && (
                        <small>
                          <span>{count}</span> <VisuallyHidden>waiting</VisuallyHidden>
                        </small>
                      )}
                    </Link>
                    {count > 0 && list && (
                      <Link
                        to={list}
                        aria-label={`${count} waiting, ${link.name}`}
                        onClick={onChoose}
                      >
                        <small>{count}</small>
                      </Link>
                    )}
                  </li>
                );
              })}
          </ul>
        </Group>
      ))}
    </nav>
  );
}
