import { media, styled } from '@raade/platform';
import { Chip } from '@raade/ui';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';

interface ToolProps extends ComponentProps<'button'> {
  readonly label: string;
  readonly icon: LucideIcon;
  /** For formats: true while the selected text has it. */
  readonly isOn?: boolean;
}

const Square = styled(Chip)`
  display: grid;
  place-items: center;
  min-width: 2.75rem;
  padding: 0;
  border-color: transparent;
  border-radius: var(--radius-small);

  ${media.desktop} {
    min-width: 2.25rem;
    min-height: 2.25rem;
  }
`;

/** A button of the toolbar, shown as an icon. */
export function Tool({ label, icon: Icon, isOn, ...button }: ToolProps) {
  return (
    <Square
      {...button}
      isOn={isOn}
      aria-label={label}
      title={label}
      // The text keeps the focus, so that typing can continue right after a click.
      onMouseDown={(event) => event.preventDefault()}
    >
      <Icon aria-hidden />
    </Square>
  );
}
