import { css, media, styled } from '@raade/platform';

/** A page, the inside of a section, or a bar at the foot of a page that can still be read. */
export type FailureSize = 'page' | 'section' | 'bar';

const page = css`
  min-height: 100svh;
  padding-block: calc(var(--navbar-height) + var(--space-12)) var(--space-16);
`;

const section = css`
  min-height: 16rem;
  padding-inline: 0;
`;

/** Wherever the visitor reads the page, and above the footer, which it must not cover. */
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

/** Room for what is missing, so that what follows does not jump; aligned with the column of every page. */
export const Room = styled.div<{ $size: FailureSize }>`
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
