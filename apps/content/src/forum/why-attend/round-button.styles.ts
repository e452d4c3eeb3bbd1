import { styled } from '@raade/platform';
import { IconButton } from '@raade/ui';

/** An icon in a ring, both in the colour of the text around it. */
export const RoundButton = styled(IconButton)`
  border: 1px solid color-mix(in srgb, currentcolor 60%, transparent);
  border-radius: 50%;
  transition: background var(--motion-quick);

  &:hover:not([aria-disabled='true']) {
    background: color-mix(in srgb, currentcolor 14%, transparent);
  }

  &:focus-visible {
    outline-color: currentcolor;
  }

  &[aria-disabled='true'] {
    opacity: 0.45;
    cursor: not-allowed;
  }
`;
