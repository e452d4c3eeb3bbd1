import { Link, styled } from '@raade/platform';
import type { ReactNode } from 'react';

interface HeroProps {
  readonly id?: string;
  /** Id of the page's h1. */
  readonly labelledBy: string;
  /**
   * Height: `full` fills the screen; `tall` leaves the start of the next section visible; `short` is for pages with
   * much text; `own` fits the content. The first three center their content.
   */
  readonly height?: 'full' | 'tall' | 'short' | 'own';
  /** Background behind the text: a video, picture or pattern. */
  readonly backdrop?: ReactNode;
  readonly children: ReactNode;
}

const HEIGHTS = { full: '100svh', tall: '72svh', short: '22rem', own: 'auto' } as const;

const HeroSection = styled.section<{ $height: keyof typeof HEIGHTS }>`
  position: relative;
  isolation: isolate;
  display: grid;
  align-content: center;
  justify-items: start;
  gap: var(--space-4);
  min-height: ${({ $height }) => HEIGHTS[$height]};
  padding: calc(var(--navbar-height) + var(--space-12))
    max(var(--page-gutter), (100% - var(--page-width)) / 2) var(--space-12);
  background:
    radial-gradient(
      min(60rem, 110vw) min(40rem, 60vw) at 85% 110%,
      rgb(244 162 97 / 28%),
      transparent 70%
    ),
    linear-gradient(160deg, var(--color-night), var(--color-night-raised));
  color: var(--color-on-night);
`;

const Backdrop = styled.div`
  position: absolute;
  inset: 0;
  z-index: var(--layer-behind);
  overflow: hidden;
`;

/** The first section of a page, behind the navbar; dark in both themes. */
export function Hero({ id, labelledBy, height = 'tall', backdrop, children }: HeroProps) {
  return (
    <HeroSection
      id={id}
      aria-labelledby={labelledBy}
      data-section={id ?? 'hero'}
      data-background="dark"
      data-centered={height !== 'own'}
      $height={height}
    >
      <Backdrop>{backdrop}</Backdrop>
      {children}
      <span data-end hidden />
    </HeroSection>
  );
}

/** The h1 of a page, in its hero. */
export const HeroTitle = styled.h1`
  max-width: 18ch;
  font-size: var(--text-display);
  line-height: 1.04;
  letter-spacing: -0.02em;
`;

const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  min-height: 2.75rem;
  color: var(--color-on-night);
  font-weight: 600;
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }
`;

interface HeroBackProps {
  readonly to: string;
  /** Name of the parent page. */
  readonly children: ReactNode;
}

/** Link to the parent page, in a hero. */
export function HeroBack({ to, children }: HeroBackProps) {
  return (
    <Back to={to}>
      <span aria-hidden="true">←</span> <span>{children}</span>
    </Back>
  );
}
