import { media, styled } from '@raade/platform';
import { IconButton } from '@raade/ui';

export const MenuButton = styled(IconButton)`
  ${media.desktop} {
    display: none;
  }
`;
