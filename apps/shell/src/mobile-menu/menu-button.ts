import { styled } from '@raade/platform';
import { IconButton } from '@raade/ui';

export const MenuButton = styled(IconButton)`
  @media (width >= 1024px) {
    display: none;
  }
`;
