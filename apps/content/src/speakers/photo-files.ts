/**
 * The photos that there are, by the id of the speaker and in the order in which they are tried: jpg, jpeg,
 * png. Only what is there is asked for, since a missing file costs visitors a request; the build refuses a file
 * that is not there.
 */
export const PHOTO_FILES: Readonly<Record<string, readonly string[]>> = {
  'ama-sample': [new URL('./photos/ama-sample.jpg?url', import.meta.url).href],
  'baraka-example': [new URL('./photos/baraka-example.jpg?url', import.meta.url).href],
  'chipo-placeholder': [new URL('./photos/chipo-placeholder.jpg?url', import.meta.url).href],
  'dayo-specimen': [new URL('./photos/dayo-specimen.jpg?url', import.meta.url).href],
  'efua-mockup': [new URL('./photos/efua-mockup.jpg?url', import.meta.url).href],
  'femi-prototype': [new URL('./photos/femi-prototype.jpeg?url', import.meta.url).href],
  'gugu-template': [new URL('./photos/gugu-template.jpg?url', import.meta.url).href],
  'hasani-draft': [new URL('./photos/hasani-draft.png?url', import.meta.url).href],
  'imani-pattern': [new URL('./photos/imani-pattern.jpg?url', import.meta.url).href],
  'kesi-blueprint': [
    new URL('./photos/kesi-blueprint.jpg?url', import.meta.url).href,
    new URL('./photos/kesi-blueprint.png?url', import.meta.url).href,
  ],
};
