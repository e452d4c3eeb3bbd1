import { styled } from '@raade/platform';

/** Buttons beside each other, which go on below where there is no room. */
export const ButtonRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
`;
