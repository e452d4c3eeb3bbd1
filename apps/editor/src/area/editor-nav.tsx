import { Link, styled, useLocation } from '@raade/platform';

const PAGES = [
  { to: '/editor', label: 'Write' },
  { to: '/editor/programme', label: 'Programme' },
  { to: '/editor/changes', label: 'Changes' },
  { to: '/editor/history', label: 'History' },
  { to: '/editor/import', label: 'Import' },
] as const;

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  list-style: none;

  a {
    display: flex;
    align-items: center;
    min-height: 2.75rem;
    padding-inline: var(--space-4);
    border: 1px solid var(--color-border-strong);
    border-radius: 2em;
    color: var(--color-text);
    font-size: var(--text-small);
    font-weight: 600;
    text-decoration: none;
  }

  a:hover {
    text-decoration: underline;
  }

  [aria-current] {
    border-color: var(--color-text);
    background: var(--color-text);
    color: var(--color-page);
  }

  @media (forced-colors: active) {
    [aria-current] {
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;

/** The ways between what editors do. */
export function EditorNav() {
  const { pathname } = useLocation();
  // Parts and items are written, whatever they are called.
  const here = PAGES.slice(1).find(({ to }) => pathname.startsWith(to))?.to ?? PAGES[0].to;
  return (
    <nav aria-label="Content">
      <List>
        {PAGES.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} aria-current={to === here ? 'page' : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </List>
    </nav>
  );
}
