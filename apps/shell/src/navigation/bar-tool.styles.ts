import { styled } from '@raade/platform';
import { IconButton, tintedGround } from '@raade/ui';

/** An icon of the bar that opens something. */
export const BarTool = styled(IconButton)`
  &:hover,
  &[aria-expanded='true'] {
    ${tintedGround(14)}
  }
`;
