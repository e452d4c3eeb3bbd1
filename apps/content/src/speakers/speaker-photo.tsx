import { logger, styled } from '@raade/platform';
import { useState } from 'react';
import type { Speaker } from '../content/speakers.ts';
import { OwnPicture } from '../picture/own-picture.tsx';
import type { PicturePlace } from '../picture/picture-attributes.ts';
import { PHOTO_FILES } from './photo-files.ts';
import { SpeakerPattern } from './speaker-pattern.tsx';
import { useImageEvents } from '../picture/use-image-events.ts';

/** Size of the square files in pixels. */
const SIDE = 480;

interface SpeakerPhotoProps {
  readonly speaker: Pick<Speaker, 'id' | 'name' | 'picture'>;
  readonly place: PicturePlace;
  /** `lazy` in a list, so that photos are loaded when they come near. */
  readonly loading?: 'lazy' | 'eager';
}

const Photo = styled.img`
  width: 100%;
  height: auto;
  aspect-ratio: 1;
  background: var(--color-surface-sunken);
  object-fit: cover;
`;

const Formats = styled.picture`
  display: contents;
`;

/** The media type of a file, so that browsers skip unsupported ones. */
const typeOf = (file: string) =>
  new URL(file).pathname.endsWith('.png') ? 'image/png' : 'image/jpeg';

/** The uploaded picture of a speaker, or the photo in the repository. */
export function SpeakerPhoto({ speaker, place, loading = 'lazy' }: SpeakerPhotoProps) {
  const photo = <RepositoryPhoto speaker={speaker} loading={loading} />;
  if (!speaker.picture) return photo;
  return (
    <OwnPicture picture={speaker.picture} place={place} loading={loading}>
      {photo}
    </OwnPicture>
  );
}

/** The first photo file of the speaker that can be loaded; otherwise a pattern with the name. */
function RepositoryPhoto({ speaker, loading }: Omit<SpeakerPhotoProps, 'place'>) {
  const [failureCount, setFailureCount] = useState(0);
  const files = PHOTO_FILES[speaker.id]?.slice(failureCount) ?? [];
  // Browsers that support the type of no other file load the last one.
  const lastFile = files.at(-1);
  const tryNextFile = () => {
    logger.warn('speaker photo not loaded', { speaker: speaker.id, try: failureCount + 1 });
    setFailureCount(failureCount + 1);
  };
  const events = useImageEvents({ onError: tryNextFile });
  if (lastFile === undefined) return <SpeakerPattern speaker={speaker} />;
  return (
    <Formats>
      {files.slice(0, -1).map((file) => (
        <source key={file} srcSet={file} type={typeOf(file)} />
      ))}
      <Photo
        src={lastFile}
        alt={`Portrait of ${speaker.name}`}
        width={SIDE}
        height={SIDE}
        loading={loading}
        {...events}
      />
    </Formats>
  );
}
