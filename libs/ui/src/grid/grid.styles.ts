import { styled } from '@raade/platform';

/** Equal columns, as many as fit, none narrower than `$min`; cards of a row share its height. */
export const Grid = styled.div<{ $min?: string }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${({ $min = '18rem' }) => $min}), 1fr));
  gap: var(--space-6);
`;
