import { styled } from '@raade/platform';
import { NavigationLink } from '../../navigation/navigation-link.tsx';

export const Item = styled.li`
  position: relative;
  display: flex;
  align-items: center;
`;

export const PageLink = styled(NavigationLink)`
  padding: var(--space-2) 0;
  color: inherit;
  font-weight: 500;
  text-decoration: none;
  white-space: nowrap;

  &:hover,
  &[aria-current='page'] {
    text-decoration: underline;
  }
`;
