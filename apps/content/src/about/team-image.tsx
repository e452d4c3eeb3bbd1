import { BRAND } from '@raade/contracts/base/brand';
import { logger, styled } from '@raade/platform';
import { Spinner } from '@raade/ui';
import { useState } from 'react';
import team from './team.svg?url';
import { useImageEvents } from '../picture/use-image-events.ts';

interface TeamImageProps {
  readonly alt: string;
  /** True if the page has waited long enough: our name then replaces an image that is still loading. */
  readonly isLate: boolean;
}

type ImageState = 'loading' | 'loaded' | 'failed';

const Frame = styled.div`
  position: relative;
  display: grid;
  overflow: hidden;
  place-items: center;
  aspect-ratio: 14 / 9;
  border-radius: var(--radius-large);
  background: var(--color-night-raised);

  > img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

const Loading = styled.p`
  display: flex;
  align-items: center;
  gap: var(--space-3);
`;

const Brand = styled.p`
  max-width: 14ch;
  padding: var(--space-4);
  color: var(--color-sun);
  font: 700 var(--text-title) / 1.1 var(--font-display);
  text-align: center;
`;

/** The picture of the team. A late image counts as failed, but is shown if it is loaded after all. */
export function TeamImage({ alt, isLate }: TeamImageProps) {
  const [state, setState] = useState<ImageState>('loading');
  const shownState = state === 'loading' && isLate ? 'failed' : state;

  const handleError = () => {
    setState('failed');
    logger.warn('team image failed');
  };

  const events = useImageEvents({ onLoad: () => setState('loaded'), onError: handleError });

  return (
    <Frame data-image={shownState}>
      {shownState === 'loading' && (
        <Loading role="status" data-needs-script>
          <Spinner /> Loading image...
        </Loading>
      )}
      {shownState === 'failed' && <Brand>{BRAND.fullName}</Brand>}
      {state !== 'failed' && (
        <img
          src={team}
          alt={alt}
          width={1120}
          height={720}
          hidden={state === 'loading'}
          {...events}
        />
      )}
    </Frame>
  );
}
