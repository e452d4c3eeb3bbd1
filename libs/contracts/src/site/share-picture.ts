import { BRAND } from '../base/brand.ts';
import type { PageDescriptor } from './pages.ts';

/** The words in the picture of a share card. */
export interface SharePictureText {
  readonly title: string;
  /** A short line above the title. */
  readonly eyebrow?: string | undefined;
}

type Described = Pick<PageDescriptor, 'title' | 'ogImage'>;

/** The words that a page asks for, else its title; the site's name is in the logo already. */
export const sharePictureText = ({ title, ogImage }: Described): SharePictureText =>
  ogImage ?? { title: title.replace(` - ${BRAND.shortName}`, '') };

/** All words of a picture, as its alternative text says them: two with the same are the same picture. */
export const sharePictureAlt = ({ title, eyebrow }: SharePictureText): string =>
  [BRAND.shortName, eyebrow, title].filter(Boolean).join(': ');

/** The picture of pages whose words nobody has drawn: it says no more than who we are. */
export const PLAIN_SHARE_PICTURE: SharePictureText = { title: BRAND.fullName };
