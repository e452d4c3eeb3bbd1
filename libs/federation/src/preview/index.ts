/** The checks of a preview, loaded only if one is requested. */
export { checkPreview } from './check-preview.ts';
export { PreviewRefused } from './preview-refused.ts';
export { changesRoutesOrSlots, pointersInScope } from './whole-registry.ts';
