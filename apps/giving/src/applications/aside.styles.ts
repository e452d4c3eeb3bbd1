import { styled } from '@raade/platform';

export const Aside = styled.aside`
  display: grid;
  gap: var(--space-4);
  padding-block-start: var(--space-6);
  border-block-start: 3px solid var(--color-accent);
`;
