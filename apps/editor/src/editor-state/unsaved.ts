import * as z from 'zod/mini';
import { currentAccountId } from '@raade/firebase/auth';
import { environment, logger, noteUnsavedInput } from '@raade/platform';
import { deviceStorage } from '@raade/browser';
import { CONTENT_PARTS } from '@raade/contracts/content/parts';
import { anyJson } from '@raade/contracts/content/values';
import { isNamed, type ItemName, type UnsavedChange } from './editor-state.ts';
import { editorStore } from './editor.store.ts';

/** Items that were changed in this tab. For these, it overwrites the changes stored on the device. */
let changedHere: readonly ItemName[] = [];
let storesOnDevice = true;

/** False if this browser refuses storage: then only this tab has the unsaved changes. */
export const isStoredOnDevice = (): boolean => storesOnDevice;

/** Adds the unsaved changes that are stored on this device. */
export function loadUnsaved(): void {
  const account = currentAccountId(environment());
  if (account === undefined) return;
  const { unsaved } = editorStore.getState();
  const more = readStoredUnsaved(account).filter((entry) => !unsaved.some(isNamed(entry)));
  if (more.length > 0) setUnsaved([...unsaved, ...more]);
}

/** Clears the unsaved changes of this tab. Those stored on the device stay. */
export function clearUnsaved(): void {
  changedHere = [];
  noteUnsavedInput('editor/items', false);
}

export const unsavedOf = (name: ItemName): UnsavedChange | undefined =>
  editorStore.getState().unsaved.find(isNamed(name));

/** Notes a change, in place of an earlier one of the same item. */
export function putUnsaved(entry: UnsavedChange): void {
  const { unsaved } = editorStore.getState();
  const isOfIt = isNamed(entry);
  const isThere = unsaved.some(isOfIt);
  setUnsaved(isThere ? unsaved.map((one) => (isOfIt(one) ? entry : one)) : [...unsaved, entry]);
}

export function removeUnsaved(name: ItemName): void {
  const isOfIt = isNamed(name);
  setUnsaved(editorStore.getState().unsaved.filter((one) => !isOfIt(one)));
}

function setUnsaved(unsaved: readonly UnsavedChange[]): void {
  editorStore.setState({ unsaved });
  noteUnsavedInput('editor/items', unsaved.length > 0);
  const account = currentAccountId(environment());
  if (account === undefined) return;
  changedHere = [...changedHere, ...unsaved.filter((entry) => !changedHere.some(isNamed(entry)))];
  storesOnDevice = storeUnsaved(account, unsaved, changedHere);
}

const storedSchema = z.array(
  z.object({
    /** Id of the author's account: nobody else sends the change. */
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
 * Stores the unsaved changes on the device, in place of the stored changes of items that this tab has changed. Those of
 * other tabs and accounts stay. Returns false if the browser refuses.
 */
function storeUnsaved(
  account: string,
  unsaved: readonly UnsavedChange[],
  changedHere: readonly ItemName[],
): boolean {
  const isHere = (entry: ItemName) => changedHere.some(isNamed(entry));
  const others = (kept.read() ?? []).filter((one) => one.account !== account || !isHere(one));
  const own = unsaved.map(({ part, item, value, seen: { edition, revision, value: seen } }) => ({
    account,
    part,
    item,
    value,
    seen: { edition, revision, value: seen },
  }));
  const all = [...others, ...own];
  return kept.set(all.length > 0 ? all : undefined);
}
