import { BRAND } from '../base/brand.ts';
import type { PageDescriptor } from './pages.ts';

/** The text in the picture of a share card. */
export interface SharePictureText {
  readonly title: string;
  /** A short line above the title. */
  readonly eyebrow?: string | undefined;
}

type DescribedPage = Pick<PageDescriptor, 'title' | 'ogImage'>;

/** Returns the text of a page's picture: its own, or its title without the site's name, which is in the logo. */
export const sharePictureText = ({ title, ogImage }: DescribedPage): SharePictureText =>
  ogImage ?? { title: title.replace(` - ${BRAND.shortName}`, '') };

/** Returns the alternative text of a picture. Pictures with the same text are the same picture. */
export const sharePictureAlt = ({ title, eyebrow }: SharePictureText): string =>
  [BRAND.shortName, eyebrow, title].filter(Boolean).join(': ');

/** Text of the picture for pages without one of their own: the association's name. */
export const PLAIN_SHARE_PICTURE: SharePictureText = { title: BRAND.fullName };
