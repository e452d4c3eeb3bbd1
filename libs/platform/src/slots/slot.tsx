import { useContext } from 'react';
import { SlotHostContext } from './slot-host-context.ts';

interface SlotProps {
  /** Dotted name that ends in the anchor of its place, like `conference.donation` at `#donation`. Which remote fills it is the registry's business. */
  readonly name: string;
}

/** A place in a page that another remote may fill. Outside the shell (a remote that runs alone) it stays empty. */
export function Slot({ name }: SlotProps) {
  const renderSlot = useContext(SlotHostContext);
  return renderSlot?.(name) ?? null;
}
