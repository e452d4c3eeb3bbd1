import { styled } from '@raade/platform';

/** Buttons beside each other, which go on below where there is no room. */
export const ButtonRow = styled.div<{
  /** Steps of space above them. */
  readonly $above?: 4 | 6 | 8;
}>`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  ${({ $above }) => $above && `margin-block-start: var(--space-${$above});`}
`;
