/** Code that only a preview needs, which shows the site with other releases than the live ones. Loaded on request. */
export { checkPreview } from './check-preview.ts';
export { PreviewRefused } from './preview-refused.ts';
export { changesRoutesOrSlots, pointersInScope } from './whole-registry.ts';
