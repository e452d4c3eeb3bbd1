import { styled } from '@raade/platform';

/** The heading of a section. */
export const SectionTitle = styled.h2`
  max-width: 24ch;
  font-size: var(--text-title);
  letter-spacing: -0.015em;
`;

/** The heading of a part of a section, like a card. */
export const Heading = styled.h3`
  font-size: var(--text-heading);
  line-height: 1.25;
`;

/** A small secondary text, like a count or a source. */
export const Note = styled.p<{
  /** Space above, as a number of a `--space` token. */
  readonly $above?: 3 | 4;
}>`
  ${({ $above }) => $above && `margin-block-start: var(--space-${$above});`}
  color: var(--color-text-muted);
  font-size: var(--text-small);
`;

/** The first paragraph below the heading of a section. */
export const Lead = styled.p`
  max-width: var(--text-width);
  margin-block-start: var(--space-4);
  color: var(--color-text-muted);
  font-size: var(--text-lead);
  line-height: 1.5;

  [data-background='dark'] & {
    color: var(--color-on-night-muted);
  }
`;
