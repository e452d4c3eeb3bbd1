import { styled } from '@raade/platform';

/** Buttons in a row that wraps. */
export const ButtonRow = styled.div<{
  /** Space above, as a number of a `--space` token. */
  readonly $above?: 4 | 6 | 8;
}>`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  ${({ $above }) => $above && `margin-block-start: var(--space-${$above});`}
`;
