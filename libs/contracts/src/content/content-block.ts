import type { ContentData } from './content-data.ts';
import type { ZoneClock } from '../base/zone-clock.ts';

/** Id of the block of JSON in a page that holds the content which the page shows. */
export const CONTENT_BLOCK = 'raade-content';

/** Folder of the site with the content of its pages, by the id of the content. */
export const CONTENT_FOLDER = 'c';

/** Content of a page: the parts that the page shows, and the address of the parts of other pages. */
export interface PageContent extends ContentData {
  /** The clocks where the forum is; only with pages that tell times. */
  readonly clock?: ZoneClock;
  /** Address of a folder with a file for each kind of page, like `/content/0123456789abcdef0123456789abcdef/`. */
  readonly from: string;
}

/** The file in that folder with what a page shows, by the name of the page's chunk. */
export const contentFileOf = (chunk: string) => `${chunk}.json`;
