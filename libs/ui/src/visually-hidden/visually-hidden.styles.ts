import { css, styled } from '@raade/platform';

export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** A text for screen readers only. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`;
