import { styled } from '@raade/platform';
import { Input } from './controls.styles.ts';

/** A field for a file, with the browser's button in the look of ours. */
export const FileInput = styled(Input).attrs({ type: 'file' })`
  padding: var(--space-2);

  &::file-selector-button {
    margin-inline-end: var(--space-3);
    padding: 0 var(--space-3);
    border: 1px solid var(--color-border-strong);
    border-radius: var(--radius-small);
    background: var(--color-surface);
    color: inherit;
    font: inherit;
    font-weight: 600;
  }
`;
