import { Link, styled } from '@raade/platform';

interface BreadcrumbProps {
  /** The parent pages, from the top. */
  readonly trail: readonly { readonly label: string; readonly to: string }[];
  /** The name of this page. */
  readonly current: string;
}

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-2);
  color: var(--color-text-muted);
  font-size: var(--text-small);
  list-style: none;

  li {
    display: flex;
    align-items: center;
    min-height: 1.75rem;
  }

  li + li::before {
    margin-inline-end: var(--space-2);
    content: '/' / '';
  }

  a {
    padding-block: var(--space-1);
    color: inherit;
  }

  a:hover,
  [aria-current] {
    color: var(--color-text);
  }
`;

/** Shows the parent pages of a page; the last step is the page itself. */
export function Breadcrumb({ trail, current }: BreadcrumbProps) {
  return (
    <nav aria-label="Breadcrumb">
      <List>
        {trail.map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
        <li>
          <span aria-current="page">{current}</span>
        </li>
      </List>
    </nav>
  );
}
