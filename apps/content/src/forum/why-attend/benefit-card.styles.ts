import { css, keyframes, media, styled } from '@raade/platform';
import type { AttendeeType } from '@raade/content-model/forum/attendees.schema';
import { Layer } from '../../layers/layers.styles.ts';
import { TRANSITION_MS } from './use-benefit-rotation.ts';

type Color = AttendeeType['color'];

const appear = keyframes`
  from {
    opacity: 0;
    translate: 1rem 0;
  }
`;

export const Frame = styled.div`
  display: grid;
  overflow: clip;
  border: 1px solid var(--color-border);
  border-radius: var(--radius);
  background: var(--color-surface);
  box-shadow: var(--shadow);

  ${media.tablet} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  }
`;

const backgroundOf = (color: Color) =>
  color === 'night'
    ? css`
        background: var(--color-night);
        color: var(--color-on-night);
      `
    : css`
        background: var(--tint-${color});
        color: var(--ink-${color});
      `;

export const Side = styled.div<{ $color: Color }>`
  display: grid;
  align-content: space-between;
  justify-items: start;
  gap: var(--space-6);
  padding: clamp(var(--space-4), 3vw, var(--space-8));

  /* In the dark theme both halves have nearly the same color. Overflow is cut off. */
  outline: 1px solid var(--color-border);

  /* On phones all buttons are in the line below the names. */
  ${media.belowTablet} {
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--space-3);

    p {
      font-size: var(--text-small);
    }

    > div:not(:last-child) {
      grid-row: 1;
      grid-column: 1 / -1;
    }

    > :last-child {
      grid-row: 2;
      grid-column: 2;
    }
  }

  transition: background ${TRANSITION_MS}ms;
  ${({ $color }) => backgroundOf($color)}

  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
`;

export const SideTitle = styled.h3`
  margin-block-end: var(--space-1);
  font-size: var(--text-heading);
`;

export const Body = styled.div`
  display: grid;
  align-content: space-between;
  gap: var(--space-4);
  padding: clamp(var(--space-4), 4vw, var(--space-12)) clamp(var(--space-4), 4vw, var(--space-12))
    clamp(var(--space-4), 3vw, var(--space-8));

  ${media.tablet} {
    gap: var(--space-8);
  }
`;

export const Slide = styled(Layer)`
  color: var(--color-text-muted);
  font-size: var(--text-lead);
  line-height: 1.5;

  @media (prefers-reduced-motion: no-preference) {
    animation: ${({ $isShown }) => ($isShown ? appear : 'none')} ${TRANSITION_MS}ms var(--ease-out);
  }
`;

export const SlideTitle = styled.h4`
  margin: 0 0 var(--space-3);
  color: var(--color-text);
  font: 700 clamp(1.375rem, 1.1rem + 1.5vw, 2.25rem) / 1.15 var(--font-display);
  text-wrap: balance;
`;
