import { keyframes, styled } from '@raade/platform';

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

/** Decorative, next to a text. Does not move with reduced motion. */
export const Spinner = styled.span.attrs({ 'aria-hidden': true })`
  display: inline-block;
  width: 1.1em;
  height: 1.1em;
  border: 2px solid currentcolor;
  border-inline-end-color: transparent;
  border-radius: 50%;

  @media (forced-colors: active) {
    border-inline-end-color: Canvas;
    forced-color-adjust: none;
  }

  @media (prefers-reduced-motion: no-preference) {
    animation: ${turn} 0.8s linear infinite;
  }
`;
