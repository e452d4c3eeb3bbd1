/** The decision on a preview: loaded only where one is asked for. */
export { checkPreview } from './check-preview.ts';
export { movesPlaces } from './moves-places.ts';
export { PreviewRefused } from './preview-refused.ts';
export { pointersWithin } from './whole-registry.ts';
