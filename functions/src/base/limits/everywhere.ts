import { hashOf } from './counter.ts';
import type { Network } from './network.ts';

/** All networks together, for what is bounded in total. */
export const EVERYWHERE: readonly Network[] = [{ hash: hashOf('everywhere'), share: 1 }];
