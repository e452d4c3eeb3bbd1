import { styled } from '@raade/platform';

export const MenuButton = styled.button`
  display: grid;
  place-content: center;
  width: 2.75rem;
  height: 2.75rem;
  padding: 0;
  border: 0;
  border-radius: var(--radius-small);
  background: none;
  color: inherit;
  cursor: pointer;

  @media (width >= 1024px) {
    display: none;
  }
`;
