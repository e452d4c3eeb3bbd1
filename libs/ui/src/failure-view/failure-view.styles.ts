import { css, media, styled } from '@raade/platform';

/** Size: a page, the inside of a section, or a bar at the bottom of a readable page. */
export type FailureSize = 'page' | 'section' | 'bar';

const page = css`
  min-height: 100svh;
  padding-block: calc(var(--navbar-height) + var(--space-12)) var(--space-16);
`;

const section = css`
  min-height: 16rem;
  padding-inline: 0;
`;

/** Always in view, but above the footer, which it must not cover. */
const bar = css`
  position: sticky;
  z-index: var(--layer-failure);
  inset-block-end: 0;
  gap: var(--space-3) var(--space-6);
  padding-block: var(--space-3);
  border-block-start: 1px solid var(--color-border-strong);
  background: var(--color-surface);

  && > * {
    margin-block-start: 0;
  }

  ${media.smallTablet} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;

    > :last-child {
      grid-area: 1 / 2;
    }
  }
`;

const SIZES = { page, section, bar };

/** As high as the missing part, so that the page does not jump; aligned with the page's column. */
export const FailureFrame = styled.div<{ $size: FailureSize }>`
  display: grid;
  grid-template-columns: minmax(0, 40rem);
  align-content: center;
  justify-items: start;
  padding-inline: max(var(--page-gutter), (100% - var(--page-width)) / 2);
  ${({ $size }) => SIZES[$size]}
`;

export const Message = styled.div`
  margin-block-start: var(--space-6);

  h1 {
    font-size: var(--text-title);
    letter-spacing: -0.015em;
  }

  h2 {
    font-size: var(--text-heading);
  }

  p:last-child {
    margin-block-start: var(--space-3);
    color: var(--color-text-muted);

    [data-background='dark'] & {
      color: var(--color-on-night-muted);
    }
  }
`;
