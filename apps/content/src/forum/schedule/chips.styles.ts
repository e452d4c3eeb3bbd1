import { styled } from '@raade/platform';
import { Chip } from '@raade/ui';

/** A chip with an icon before its words. */
export const IconChip = styled(Chip)`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  padding-inline: var(--space-3);
`;
