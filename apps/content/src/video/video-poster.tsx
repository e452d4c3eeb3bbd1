import { styled } from '@raade/platform';
import { renderText, Spinner, VisuallyHidden, WithoutScript } from '@raade/ui';
import type { Video } from '@raade/content-model/pages/videos.schema';
import { PosterArt } from './poster-art.tsx';
import { PosterLink, Label, PlayMark } from './video.styles.ts';

interface VideoPosterProps {
  readonly video: Video;
  readonly isLoading: boolean;
  /** True to link to YouTube, if the video cannot or should not play here. */
  readonly isLinkOnly: boolean;
  readonly onPlay: () => void;
}

const PlayButton = styled.button`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  width: 100%;
  border: 0;
  background: transparent;
  color: var(--color-on-night);
  cursor: pointer;

  &:focus-visible {
    outline-color: var(--color-sun);
    outline-offset: -6px;
  }
`;

const addressOf = ({ youtubeId }: Video) => `https://www.youtube.com/watch?v=${youtubeId}`;

/** The poster of a video, with a play button or a link. */
export function VideoPoster({ video, isLoading, isLinkOnly, onPlay }: VideoPosterProps) {
  return (
    <>
      <PosterArt />
      {isLinkOnly ? (
        <YouTubeLink video={video} />
      ) : (
        <>
          <PlayButton type="button" data-needs-script aria-disabled={isLoading} onClick={onPlay}>
            <PlayMark>{isLoading ? <Spinner /> : <Triangle />}</PlayMark>
            <VisuallyHidden>
              {renderText(`${isLoading ? 'Loading video' : 'Play video'}: ${video.title}`)}
            </VisuallyHidden>
          </PlayButton>
          <WithoutScript>
            <YouTubeLink video={video} />
          </WithoutScript>
        </>
      )}
    </>
  );
}

function YouTubeLink({ video }: Pick<VideoPosterProps, 'video'>) {
  return (
    <PosterLink href={addressOf(video)} target="_blank" rel="noopener">
      <PlayMark>
        <Triangle />
      </PlayMark>
      <Label>
        Watch on YouTube
        <VisuallyHidden>: {renderText(video.title)} (opens in a new tab)</VisuallyHidden>
      </Label>
    </PosterLink>
  );
}

function Triangle() {
  return (
    <svg viewBox="0 0 24 24" width="28" height="28" aria-hidden="true" focusable="false">
      <path d="M7 3.5v17L21 12z" fill="currentColor" />
    </svg>
  );
}
