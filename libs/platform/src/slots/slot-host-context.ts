import { type ComponentType, createContext } from 'react';

/** Renders whatever the registry says fills a slot. The shell provides it; remotes never see it. */
export type SlotHost = ComponentType<{ name: string }>;

export const SlotHostContext = createContext<SlotHost | null>(null);
