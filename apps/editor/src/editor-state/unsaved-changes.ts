import * as z from 'zod/mini';
import { accountHere } from '@raade/firebase/auth';
import { environment, logger, noteUnsavedInput } from '@raade/platform';
import { deviceStorage } from '@raade/browser';
import { CONTENT_PARTS } from '@raade/contracts/content/parts';
import { anyJson } from '@raade/contracts/content/values';
import { isNamed, type ItemName, type UnsavedChange } from './editor-state.ts';
import { editorStore } from './editor.store.ts';

/** Items that were changed in this tab: of these, what is kept on the device is its business. */
let changedHere: readonly ItemName[] = [];
let storesOnDevice = true;

/** False if this browser refuses to keep anything: then nobody has what is not saved but this tab. */
export const isStoredOnDevice = (): boolean => storesOnDevice;

/** Begins with what was not saved on this device. */
export function restoreUnsaved(): void {
  const account = accountHere(environment());
  if (account === undefined) return;
  const { unsaved } = editorStore.getState();
  const more = readStoredUnsaved(account).filter((entry) => !unsaved.some(isNamed(entry)));
  if (more.length > 0) setUnsaved([...unsaved, ...more]);
}

/** Forgets it in this tab. On the device it stays. */
export function clearUnsaved(): void {
  changedHere = [];
  noteUnsavedInput('editor/items', false);
}

export const unsavedOf = (name: ItemName): UnsavedChange | undefined =>
  editorStore.getState().unsaved.find(isNamed(name));

/** Notes a change, in place of an earlier one of the same item. */
export function setUnsavedOf(entry: UnsavedChange): void {
  const { unsaved } = editorStore.getState();
  const isOfIt = isNamed(entry);
  const isThere = unsaved.some(isOfIt);
  setUnsaved(isThere ? unsaved.map((one) => (isOfIt(one) ? entry : one)) : [...unsaved, entry]);
}

export function removeUnsavedOf(name: ItemName): void {
  const isOfIt = isNamed(name);
  setUnsaved(editorStore.getState().unsaved.filter((one) => !isOfIt(one)));
}

function setUnsaved(unsaved: readonly UnsavedChange[]): void {
  editorStore.setState({ unsaved });
  noteUnsavedInput('editor/items', unsaved.length > 0);
  const account = accountHere(environment());
  if (account === undefined) return;
  changedHere = [...changedHere, ...unsaved.filter((entry) => !changedHere.some(isNamed(entry)))];
  storesOnDevice = storeUnsaved(account, unsaved, changedHere);
}

const storedSchema = z.array(
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
  schema: storedSchema,
  warn: logger.warn,
});

/** Returns the account's unsaved changes on this device. */
function readStoredUnsaved(account: string): readonly UnsavedChange[] {
  const own = (kept.read() ?? []).filter((entry) => entry.account === account);
  return own.map(({ part, item, value, seen }) => ({ part, item, value, seen, state: 'waiting' }));
}

/**
 * Keeps what is unsaved, in place of what was kept of the items that this tab has changed. What other tabs and accounts
 * have kept stays. Tells whether the browser did it.
 */
function storeUnsaved(
  account: string,
  unsaved: readonly UnsavedChange[],
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
