import { styled } from '@raade/platform';
import { thinnedBorder } from '@raade/ui';
import { actionOnDark } from '../../navigation/action.styles.ts';

/**
 * The background is a separate layer below the text: dark blurred glass, on which white text is readable over any
 * content. `Navbar` sets `data-ink` (the color of text and logo) and `data-ground` (the background), see `NavbarStyle`;
 * before hydration, `early-bar.ts` does.
 */
export const Bar = styled.header`
  --action-ground: #9a3412;
  --action-ground-hover: #7c2a0e;
  --action-ink: #fff;
  position: fixed;
  z-index: var(--layer-bar);
  inset: 0 0 auto;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-4);
  height: var(--navbar-height);
  padding: 0 max(var(--page-gutter), (100% - var(--page-width)) / 2);
  color: #0b1420;
  transition: transform 0.3s;

  /*
   * Before hydration (no data-hydrated) and before the early script has measured the background (no data-measured), the
   * bar stays at the top of the page, where the background is known.
   */
  #root:not([data-hydrated]) &:not([data-measured]) {
    position: absolute;
  }

  /*
   * Until hydration, the page holds the logo for the top of the page. If early-bar.ts changes the ink, these filters
   * recolor that logo.
   */
  &[data-ink='white'] > a [data-logo='black'] {
    filter: brightness(0) invert(1);
  }

  &[data-ink='black'] > a [data-logo='white'] {
    filter: brightness(0);
  }

  &[data-ink='white'] {
    ${actionOnDark}
    color: #fff;
  }

  &[data-visible='false']:not(:focus-within) {
    transform: translateY(-100%);
  }

  &::before {
    position: absolute;
    z-index: var(--layer-behind);
    inset: 0;
    border-block-end: 1px solid transparent;
    content: '';
  }

  &[data-ground='shade']::before {
    background-image: linear-gradient(rgb(0 0 0 / 78%), rgb(0 0 0 / 68%));
  }

  &[data-ground^='glass']::before {
    ${thinnedBorder(20)}
    background-image: linear-gradient(var(--glass-tint), var(--glass-tint));
    -webkit-backdrop-filter: var(--glass);
    backdrop-filter: var(--glass);
  }

  &[data-ground='glass-10']::before {
    background-color: rgb(0 0 0 / 10%);
  }

  &[data-ground='glass-20']::before {
    background-color: rgb(0 0 0 / 20%);
  }

  /* On slow devices the glass is not blurred (--glass: none), so it must be opaque. */
  :root[data-low-performance] &[data-ground^='glass']::before {
    background-color: var(--color-night);
  }

  &[data-ground='solid']::before {
    border-color: rgb(255 255 255 / 20%);
    background-color: var(--color-night);
  }

  /* This color has enough contrast on dark and on light pages. */
  :focus-visible {
    outline-color: currentcolor;
  }

  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
`;
