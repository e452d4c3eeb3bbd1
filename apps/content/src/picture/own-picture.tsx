import { logger, styled } from '@raade/platform';
import type { Picture } from '@raade/content-model/fields/picture';
import { mediaTypeOf, pictureAddress, PICTURE_FORMATS } from '@raade/contracts/content/pictures';
import { type ReactNode, useState } from 'react';
import { positionOf, sizesOf, type PicturePlace, srcSetOf } from './picture-attributes.ts';
import { useImageEvents } from './use-image-events.ts';

interface OwnPictureProps {
  readonly picture: Picture;
  /** Its size in the layout. */
  readonly place: PicturePlace;
  /** The picture's own description by default; empty if the text beside it describes the picture. */
  readonly alt?: string;
  /** `eager` at the top of a page. */
  readonly loading?: 'lazy' | 'eager' | undefined;
  readonly className?: string | undefined;
  /** The fallback if no format of the picture can be loaded. */
  readonly children: ReactNode;
}

const Formats = styled.picture`
  display: contents;
`;

/** Fills its place; cropped around the focal point. */
const Photo = styled.img<{ $position: string; $ratio: number }>`
  width: 100%;
  height: auto;
  aspect-ratio: ${({ $ratio }) => $ratio};
  background: var(--color-surface-sunken);
  object-fit: cover;
  object-position: ${({ $position }) => $position};
`;

/** An uploaded picture, in the first format that the browser supports and can load. */
export function OwnPicture(props: OwnPictureProps) {
  const { picture, place, alt = picture.alt, loading = 'lazy', className, children } = props;
  const [failureCount, setFailureCount] = useState(0);
  const formats = PICTURE_FORMATS.slice(failureCount);
  // Browsers that support no other format load the last one.
  const lastFormat = formats.at(-1);
  const tryNextFormat = () => {
    logger.warn('picture not loaded', { picture: picture.id, format: formats[0] });
    setFailureCount(failureCount + 1);
  };
  const events = useImageEvents({ onError: tryNextFormat });
  if (lastFormat === undefined) return children;

  const sizes = sizesOf(picture, place);
  return (
    <Formats>
      {formats.slice(0, -1).map((format) => (
        <source
          key={format}
          type={mediaTypeOf(format)}
          srcSet={srcSetOf(picture, format)}
          sizes={sizes}
        />
      ))}
      <Photo
        src={pictureAddress(picture.id, picture.width, lastFormat)}
        srcSet={srcSetOf(picture, lastFormat)}
        sizes={sizes}
        alt={alt}
        width={picture.width}
        height={picture.height}
        loading={loading}
        className={className}
        $ratio={place.ratio}
        $position={positionOf(picture)}
        {...events}
      />
    </Formats>
  );
}
