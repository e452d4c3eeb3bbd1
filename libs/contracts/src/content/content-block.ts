import type { ContentData } from './content-data.ts';
import type { ZoneClock } from '../base/zone-clock.ts';

/** Id of the JSON block in a page with the content of the page. */
export const CONTENT_BLOCK = 'raade-content';

/** Folder of the site with the content of pages, by id of the content. */
export const CONTENT_FOLDER = 'c';

/** The content of a page, and the address of the content of other pages. */
export interface PageContent extends ContentData {
  /** Time zone of the forum; only on pages that show times. */
  readonly clock?: ZoneClock;
  /** Address of a folder with a file for each page chunk, like `/content/0123456789abcdef0123456789abcdef/`. */
  readonly from: string;
}

/** Name of the file in that folder with the content of a page, by the page's chunk. */
export const contentFileOf = (chunk: string) => `${chunk}.json`;
