import { styled } from '@raade/platform';

/** Families of colour for kinds of things: sectors, attendee types, types of sessions. */
export type Family = 'clay' | 'gold' | 'leaf' | 'sky' | 'plum';

/** The kind of a thing. The word says it; the colour only helps to find others of the kind. */
export const Tag = styled.span<{ $family: Family }>`
  display: inline-block;
  padding: 0.125rem var(--space-2);
  border: 1px solid transparent;
  border-radius: var(--radius-small);
  background: ${({ $family }) => `var(--tint-${$family})`};
  color: ${({ $family }) => `var(--ink-${$family})`};
  font-size: var(--text-small);
  font-weight: 600;
  line-height: 1.5;
`;
