import { styled } from '@raade/platform';
import { IconButton, tintedGround } from '@raade/ui';

/** An icon button of the navigation bar. */
export const BarTool = styled(IconButton)`
  &:hover,
  &[aria-expanded='true'] {
    ${tintedGround(14)}
  }
`;
