import { createContext, type ReactNode } from 'react';

/** Renders whatever the registry says fills a slot. The shell provides it; remotes never see it. */
type SlotHost = (name: string) => ReactNode;

export const SlotHostContext = createContext<SlotHost | null>(null);
