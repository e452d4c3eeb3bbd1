import { Link, media, styled, useLocation } from '@raade/platform';
import { ANCHORED_SECTIONS, type SectionName, useCurrentSection } from './use-current-section.ts';

const LABELS: Readonly<Record<(typeof ANCHORED_SECTIONS)[number], string>> = {
  overview: 'Overview',
  projects: 'Projects',
  apply: 'Apply',
};

/** Beside the page's column, so only on wide screens, and not over the hero. */
const Rail = styled.nav<{ $current: SectionName }>`
  position: fixed;
  z-index: var(--layer-corner);
  inset-block-start: 50%;
  inset-inline-end: var(--space-4);
  display: none;
  padding: var(--space-2);
  border: 1px solid var(--color-border);
  border-radius: var(--radius);
  background: var(--color-surface);
  translate: 0 -50%;
  visibility: ${({ $current }) => ($current === 'hero' ? 'hidden' : 'visible')};

  ${media.largeDesktop} {
    display: block;
  }

  ul {
    list-style: none;
  }

  a {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    min-height: 2rem;
    padding-inline: var(--space-2);
    border-radius: var(--radius-small);
    color: var(--color-text-muted);
    font: 600 var(--text-small) / 1 var(--font-body);
    text-decoration: none;
  }

  a:hover,
  a[aria-current] {
    color: var(--color-text);
  }

  a::before {
    width: 0.45em;
    height: 0.45em;
    border: 1px solid currentColor;
    content: '';
    rotate: 45deg;
  }

  a[aria-current]::before {
    border-color: var(--color-accent);
    background: var(--color-accent);
  }
`;

/** The sections of this page, with the current one marked. */
export function SectionRail() {
  const current = useCurrentSection();
  const { search } = useLocation();
  return (
    <Rail aria-label="On this page" $current={current}>
      <ul>
        {ANCHORED_SECTIONS.map((name) => (
          <li key={name}>
            <Link
              to={{ search, hash: name }}
              preventScrollReset
              aria-current={name === current ? 'location' : undefined}
            >
              {LABELS[name]}
            </Link>
          </li>
        ))}
      </ul>
    </Rail>
  );
}
