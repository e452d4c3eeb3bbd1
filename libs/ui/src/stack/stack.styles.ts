import { styled } from '@raade/platform';

interface StackProps {
  /** Space between items, as a number of a `--space` token. */
  readonly $gap: 4 | 6 | 8 | 12 | 16;
  /** True if items are as wide as their content, not as the stack. */
  readonly $isLoose?: boolean;
}

/** Items below each other. */
export const Stack = styled.div<StackProps>`
  display: grid;
  justify-items: ${({ $isLoose }) => ($isLoose ? 'start' : 'normal')};
  gap: var(--space-${({ $gap }) => $gap});
`;
