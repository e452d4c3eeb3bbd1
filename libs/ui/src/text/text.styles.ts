import { styled } from '@raade/platform';

/** A short line over a heading that says where one is; a diamond of the woven pattern leads it. */
export const Eyebrow = styled.p`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  margin-block-end: var(--space-3);
  color: var(--color-accent);
  font: 600 var(--text-small) / 1.4 var(--font-body);
  letter-spacing: 0.04em;

  &::before {
    flex: none;
    width: 0.5em;
    aspect-ratio: 1;
    background: currentColor;
    content: '';
    transform: rotate(45deg);
  }

  [data-background='dark'] & {
    color: var(--color-sun);
  }
`;

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

/** The paragraph under a heading that opens a section. */
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
