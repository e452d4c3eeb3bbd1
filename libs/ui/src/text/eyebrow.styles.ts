import { styled } from '@raade/platform';

/** A short label above a heading, after a diamond of the woven pattern. */
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
