import { styled } from '@raade/platform';

interface StackProps {
  /** Steps of space between them. */
  readonly $gap: 4 | 6 | 8 | 12 | 16;
  /** Parts are as wide as what is in them, and not as the stack. */
  readonly $isLoose?: boolean;
}

/** Parts below each other. */
export const Stack = styled.div<StackProps>`
  display: grid;
  justify-items: ${({ $isLoose }) => ($isLoose ? 'start' : 'normal')};
  gap: var(--space-${({ $gap }) => $gap});
`;
