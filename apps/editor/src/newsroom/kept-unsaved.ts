import { deviceStorage } from '@raade/browser';
import { CONTENT_PARTS } from '@raade/contracts/content/parts';
import { anyJson } from '@raade/contracts/content/values';
import { logger } from '@raade/platform';
import * as z from 'zod/mini';
import { isNamed, type ItemName, type Unsaved } from './newsroom-state.ts';

const keptSchema = z.array(
  z.object({
    /** Id of the account whose words they are: nobody else sends them. */
    account: z.string(),
    part: z.enum(CONTENT_PARTS),
    item: z.nullable(z.string()),
    value: anyJson,
    seen: z.object({ edition: z.string(), revision: z.int(), value: anyJson }),
  }),
);

const kept = deviceStorage({
  key: 'raade-content-unsaved',
  schema: keptSchema,
  warn: logger.warn,
});

/** What the account has not saved on this device. */
export function readUnsaved(account: string): readonly Unsaved[] {
  const own = (kept.read() ?? []).filter((entry) => entry.account === account);
  return own.map(({ part, item, value, seen }) => ({ part, item, value, seen, state: 'waiting' }));
}

/**
 * Keeps what is unsaved, in place of what was kept of the items that this tab has changed. What other tabs and accounts
 * have kept stays. Tells whether the browser did it.
 */
export function keepUnsaved(
  account: string,
  unsaved: readonly Unsaved[],
  changedHere: readonly ItemName[],
): boolean {
  const isHere = (entry: ItemName) => changedHere.some(isNamed(entry));
  const others = (kept.read() ?? []).filter((one) => one.account !== account || !isHere(one));
  const own = unsaved.map(({ part, item, value, seen: { edition, revision, value: seen } }) => ({
    ...{ account, part, item, value },
    seen: { edition, revision, value: seen },
  }));
  const all = [...others, ...own];
  return kept.keep(all.length > 0 ? all : undefined);
}
