/** The decision on a preview: loaded only where one is asked for. */
export { checkPreview } from './check-preview.ts';
export { PreviewRefused } from './preview-refused.ts';
export { movesPlaces, pointersWithin } from './whole-registry.ts';
