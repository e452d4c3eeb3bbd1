import { styled } from '@raade/platform';
import { thinnedBorder } from '@raade/ui';
import { actionOnDark } from '../../navigation/action.styles.ts';

/**
 * The ground is a layer of its own below the text: dark glass, which white ink can be read on whatever scrolls past
 * behind it.
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

  /* The bar stays at the top of the page, over a known ground, until a script can tell what is behind it. */
  #root:not([data-alive]) &:not([data-measured]) {
    position: absolute;
  }

  /* The picture of the bar's logo has the ink of the page's top until the living one is there. */
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

  /* Glass that blurs nothing must not let the page through. */
  :root[data-low-performance] &[data-ground^='glass']::before {
    background-color: var(--color-night);
  }

  &[data-ground='solid']::before {
    border-color: rgb(255 255 255 / 20%);
    background-color: var(--color-night);
  }

  /* This colour stands out from dark and light pages alike. */
  :focus-visible {
    outline-color: currentcolor;
  }

  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
`;
