import { picturesIn } from '@raade/content-model/pictures/pictures-in';
import { loadWithContent } from '@raade/content-model/provided/load-with-content';
import { documentContent } from '@raade/content-model/provided/provided-content';
import { pictureAddress, widthsOf } from '@raade/contracts/content/pictures';
import { environment } from '@raade/platform';
import { queryOptions } from '@tanstack/react-query';

/** The pages that show pictures of the library, with the parts of the content that refer to these pictures. */
const PAGES = [
  { chunk: 'speaker', parts: ['speakers'] },
  { chunk: 'about', parts: ['team'] },
  { chunk: 'studios', parts: ['projects'] },
] as const;

/** Pixels of the file: enough for the width of an email on a sharp screen. */
const FILE_WIDTH = 960;
const THUMBNAIL_WIDTH = 192;

export interface SitePicture {
  /** Absolute address of a JPEG, which every mail program shows. */
  readonly src: string;
  /** Address of a small version on this site. */
  readonly thumbnail: string;
  readonly alt: string;
}

/** The pictures that the site shows, without duplicates. The library itself can be read by editors only. */
export const sitePicturesQuery = queryOptions({
  queryKey: ['site-pictures'],
  queryFn: async (): Promise<readonly SitePicture[]> => {
    // Loads only the content of these pages: the empty import stands for their code.
    await Promise.all(PAGES.map((page) => loadWithContent(page, () => Promise.resolve())()));
    const { speakers, team, projects } = documentContent();
    const shownPictures = picturesIn({ speakers, team, projects }).map(({ picture }) => picture);
    const pictures = new Map(shownPictures.map((picture) => [picture.id, picture]));
    return [...pictures.values()].map(({ id, width, alt }) => {
      const addressOf = (minWidth: number) =>
        pictureAddress(id, widthsOf(width).find((each) => each >= minWidth) ?? width, 'jpeg');
      const src = new URL(addressOf(FILE_WIDTH), environment().siteUrl).href;
      return { src, thumbnail: addressOf(THUMBNAIL_WIDTH), alt };
    });
  },
  staleTime: Infinity,
});
