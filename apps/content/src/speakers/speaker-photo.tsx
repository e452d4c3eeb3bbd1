import { logger, styled } from '@raade/platform';
import { useState } from 'react';
import type { Speaker } from '../content/speakers.ts';
import { PHOTO_FILES } from './photo-files.ts';

/** Pixels of the files, which are square. */
const SIDE = 480;

interface SpeakerPhotoProps {
  readonly speaker: Pick<Speaker, 'id' | 'name' | 'imagePlaceholder'>;
  /** In a list, photos further down are fetched only when they come near. */
  readonly loading?: 'lazy' | 'eager';
}

const Photo = styled.img`
  width: 100%;
  height: auto;
  aspect-ratio: 1;
  background: var(--color-surface-sunken);
  object-fit: cover;
`;

const Placeholder = styled.div`
  display: grid;
  place-items: center;
  width: 100%;
  aspect-ratio: 1;
  padding: var(--space-4);
  background: linear-gradient(160deg, var(--color-night), var(--color-night-raised));
  color: var(--color-on-night);
  font: 600 var(--text-heading) / 1.25 var(--font-display);
  text-align: center;
`;

/** The first photo of the speaker that can be loaded; the name where none can. */
export function SpeakerPhoto({ speaker, loading = 'lazy' }: SpeakerPhotoProps) {
  const [failures, setFailures] = useState(0);
  const file = PHOTO_FILES[speaker.id]?.[failures];
  if (file === undefined) return <Placeholder>{speaker.imagePlaceholder}</Placeholder>;

  const tryNext = () => {
    logger.warn('speaker photo not loaded', { speaker: speaker.id, try: failures + 1 });
    setFailures(failures + 1);
  };
  return (
    <Photo
      src={file}
      alt={`Portrait of ${speaker.name}`}
      width={SIDE}
      height={SIDE}
      loading={loading}
      onError={tryNext}
    />
  );
}
