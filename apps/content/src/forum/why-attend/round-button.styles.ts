import { styled } from '@raade/platform';
import { IconButton, thinnedBorder, tintedGround } from '@raade/ui';

/** An icon in a ring, both in the colour of the text around it. */
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
