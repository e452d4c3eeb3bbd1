import { styled } from '@raade/platform';
import { IconButton } from '@raade/ui';
import type { ComponentProps } from 'react';

interface ToolProps extends ComponentProps<'button'> {
  readonly label: string;
  /** For formats: true while the selected text has it. */
  readonly isOn?: boolean;
}

const Face = styled(IconButton)`
  border: 1px solid var(--color-border);
  background: var(--color-surface-sunken);
  color: var(--color-text);

  &:hover {
    border-color: var(--color-border-strong);
  }

  &[aria-pressed='true'] {
    border-color: var(--color-text);
    background: var(--color-text);
    color: var(--color-page);
  }

  &[aria-disabled='true'] {
    color: var(--color-text-muted);
  }

  svg {
    width: 1.25rem;
    height: 1.25rem;
  }

  @media (forced-colors: active) {
    &[aria-pressed='true'] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;

/** A button of the toolbar, which is an icon. */
export function Tool({ label, isOn, ...button }: ToolProps) {
  return <Face type="button" {...button} aria-label={label} title={label} aria-pressed={isOn} />;
}
