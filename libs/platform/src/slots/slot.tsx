import { useContext } from 'react';
import { SlotHostContext } from './slot-host-context.ts';

interface SlotProps {
  /** A dotted name that ends with the anchor of its section, like `conference.donation` at `#donation`. */
  readonly name: string;
}

/** A place in a page that another remote may fill; the registry says which. Without a shell it stays empty. */
export function Slot({ name }: SlotProps) {
  const renderSlot = useContext(SlotHostContext);
  return renderSlot?.(name) ?? null;
}
