import { createContext, type ReactNode } from 'react';

/** Renders the section that fills a slot. The shell provides it, and `Slot` uses it. */
type SlotHost = (name: string) => ReactNode;

export const SlotHostContext = createContext<SlotHost | null>(null);
