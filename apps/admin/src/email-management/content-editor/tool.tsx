import { styled } from '@raade/platform';
import { Chip, IconButton } from '@raade/ui';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';

interface ToolProps extends ComponentProps<'button'> {
  readonly label: string;
  readonly icon: LucideIcon;
  /** For formats: true while the selected text has it. */
  readonly isOn?: boolean;
}

const Format = styled(Chip)`
  padding: var(--space-2);
`;

/** A button of the toolbar, which is an icon. */
export function Tool({ label, icon: Icon, isOn, ...button }: ToolProps) {
  const named = { ...button, 'aria-label': label, title: label, children: <Icon aria-hidden /> };
  return isOn === undefined ? (
    <IconButton type="button" {...named} />
  ) : (
    <Format isOn={isOn} {...named} />
  );
}
