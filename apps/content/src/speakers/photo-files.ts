/**
 * The photos in the repository, by id of the speaker, in the order in which they are tried: jpg, jpeg, png, and last
 * the drawing that replaces a photo. Missing files are not listed, since each would cost a request; the build checks
 * that all exist.
 */
export const PHOTO_FILES: Readonly<Record<string, readonly string[]>> = {
  'ama-sample': [new URL('./photos/ama-sample.svg?url', import.meta.url).href],
  'baraka-example': [new URL('./photos/baraka-example.svg?url', import.meta.url).href],
  'chipo-placeholder': [new URL('./photos/chipo-placeholder.svg?url', import.meta.url).href],
  'dayo-specimen': [new URL('./photos/dayo-specimen.svg?url', import.meta.url).href],
  'efua-mockup': [new URL('./photos/efua-mockup.svg?url', import.meta.url).href],
  'femi-prototype': [new URL('./photos/femi-prototype.jpeg?url', import.meta.url).href],
  'gugu-template': [new URL('./photos/gugu-template.svg?url', import.meta.url).href],
  'hasani-draft': [new URL('./photos/hasani-draft.png?url', import.meta.url).href],
  'imani-pattern': [new URL('./photos/imani-pattern.svg?url', import.meta.url).href],
  'kesi-blueprint': [
    new URL('./photos/kesi-blueprint.jpg?url', import.meta.url).href,
    new URL('./photos/kesi-blueprint.png?url', import.meta.url).href,
  ],
};
