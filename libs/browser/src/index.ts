/** Wrappers of browser features that handle their failures and differences. */
export { clockShift } from './clock/clock-shift.ts';
export { withDeadline } from './deadline/with-deadline.ts';
export { keepDraft } from './drafts/keep-draft.ts';
export { saveFile } from './files/save-file.ts';
export { savesData } from './network/saves-data.ts';
export { yieldToMain } from './scheduling/yield-to-main.ts';
export {
  deviceStorage,
  type Schema,
  type StoredValue,
  tabStorage,
} from './storage/stored-value.ts';
