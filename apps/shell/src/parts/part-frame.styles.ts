import { styled } from '@raade/platform';

/** Room for what is still loading, so that the footer does not jump. */
export const PartFrame = styled.div<{ $kind: 'page' | 'section' }>`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: var(--space-4);
  min-height: ${({ $kind }) => ($kind === 'page' ? '100svh' : '24rem')};
  padding: calc(var(--navbar-height) + var(--space-4)) var(--page-gutter) var(--space-4);
  text-align: center;
`;
