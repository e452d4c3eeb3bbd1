import * as z from 'zod/mini';
import { currentAccountId } from '@raade/firebase/auth';
import { environment, logger, setUnsavedInput } from '@raade/platform';
import { deviceStorage } from '@raade/browser';
import { CONTENT_PARTS } from '@raade/contracts/content/parts';
import { anyJson } from '@raade/contracts/content/values';
import { isNamed, type ItemName, type UnsavedChange } from './editor-state.ts';
import { editorStore } from './editor.store.ts';

/** The items that this tab has changed. For these, it replaces the changes stored on the device. */
let tabItems: readonly ItemName[] = [];
let storesOnDevice = true;

/** False if this browser refuses storage: then only this tab has the unsaved changes. */
export const isStoredOnDevice = (): boolean => storesOnDevice;

/** Adds the unsaved changes that are stored on this device. */
export function loadUnsaved(): void {
  const account = currentAccountId(environment());
  if (account === undefined) return;
  const { unsaved } = editorStore.getState();
  const storedOnly = readStoredUnsaved(account).filter((entry) => !unsaved.some(isNamed(entry)));
  if (storedOnly.length > 0) setUnsaved([...unsaved, ...storedOnly]);
}

/** Forgets the items that this tab has changed. Their changes stay stored on the device. */
export function clearUnsaved(): void {
  tabItems = [];
  setUnsavedInput('editor/items', false);
}

/** The unsaved change of an item. */
export const unsavedOf = (name: ItemName): UnsavedChange | undefined =>
  editorStore.getState().unsaved.find(isNamed(name));

/** Adds a change, or replaces the earlier one of the same item. */
export function putUnsaved(entry: UnsavedChange): void {
  const { unsaved } = editorStore.getState();
  const hasName = isNamed(entry);
  const isListed = unsaved.some(hasName);
  setUnsaved(isListed ? unsaved.map((one) => (hasName(one) ? entry : one)) : [...unsaved, entry]);
}

/** Removes a change, once it is saved or discarded. */
export function removeUnsaved(name: ItemName): void {
  const hasName = isNamed(name);
  setUnsaved(editorStore.getState().unsaved.filter((one) => !hasName(one)));
}

/** Sets the unsaved changes, and stores them on the device at once, since the tab may close at any time. */
function setUnsaved(unsaved: readonly UnsavedChange[]): void {
  editorStore.setState({ unsaved });
  setUnsavedInput('editor/items', unsaved.length > 0);
  const account = currentAccountId(environment());
  if (account === undefined) return;
  tabItems = [...tabItems, ...unsaved.filter((entry) => !tabItems.some(isNamed(entry)))];
  storesOnDevice = storeUnsaved(account, unsaved, tabItems);
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

const storage = deviceStorage({
  key: 'raade-content-unsaved',
  schema: storedSchema,
  warn: logger.warn,
});

/** Returns the account's unsaved changes on this device. */
function readStoredUnsaved(account: string): readonly UnsavedChange[] {
  const own = (storage.read() ?? []).filter((entry) => entry.account === account);
  return own.map(({ part, item, value, seen }) => ({ part, item, value, seen, state: 'waiting' }));
}

/**
 * Stores the unsaved changes on the device, in place of the stored changes of items that this tab has changed. Those of
 * other tabs and accounts stay. Returns false if the browser refuses.
 */
function storeUnsaved(
  account: string,
  unsaved: readonly UnsavedChange[],
  tabItems: readonly ItemName[],
): boolean {
  const isOfTab = (entry: ItemName) => tabItems.some(isNamed(entry));
  const others = (storage.read() ?? []).filter((one) => one.account !== account || !isOfTab(one));
  const own = unsaved.map(({ part, item, value, seen: { edition, revision, value: seen } }) => ({
    account,
    part,
    item,
    value,
    seen: { edition, revision, value: seen },
  }));
  const all = [...others, ...own];
  return storage.set(all.length > 0 ? all : undefined);
}
