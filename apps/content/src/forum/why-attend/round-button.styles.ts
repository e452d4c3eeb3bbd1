import { styled } from '@raade/platform';
import { IconButton, thinnedBorder, tintedGround } from '@raade/ui';

/** An icon in a ring, in the color of the surrounding text. */
export const RoundButton = styled(IconButton)`
  border: 1px solid;
  ${thinnedBorder(60)}
  border-radius: 50%;
  transition: background var(--motion-quick);

  &:hover:not([aria-disabled='true']) {
    ${tintedGround(14)}
  }

  &:focus-visible {
    outline-color: currentcolor;
  }

  &[aria-disabled='true'] {
    opacity: 0.45;
    cursor: not-allowed;
  }
`;
