import { media, scrollBehavior, styled } from '@raade/platform';

const TopButton = styled.button`
  min-height: 2.75rem;
  padding: var(--space-2) var(--space-4);
  border: 1px solid var(--color-on-night-muted);
  border-radius: var(--radius-small);
  background: transparent;
  color: var(--color-on-night);
  font: 600 var(--text-small) / 1.2 var(--font-body);
  cursor: pointer;
  transition: background var(--motion-quick);

  &:hover {
    background: var(--color-night-raised);
  }

  /* Phones show only the arrow; screen readers still read the name. */
  ${media.belowTablet} {
    width: 2.75rem;
    margin-inline-start: auto;
    padding: 0;
    overflow: hidden;
    font-size: 0;

    span {
      font-size: 1.125rem;
    }
  }
`;

/** Scrolls up and moves focus, so that the next Tab starts at the top of the page's content. */
function scrollToTop() {
  window.scrollTo({ top: 0, behavior: scrollBehavior() });
  document.getElementById('main')?.focus({ preventScroll: true });
}

export function BackToTop() {
  return (
    <TopButton type="button" data-needs-script onClick={scrollToTop}>
      Back to top <span aria-hidden="true">↑</span>
    </TopButton>
  );
}
