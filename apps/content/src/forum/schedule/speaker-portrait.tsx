import { media, styled } from '@raade/platform';
import type { Session } from '../../content/schedule.ts';
import { SESSION } from '../../picture/places.ts';
import { SpeakerPhoto } from '../../speakers/speaker-photo.tsx';

/** Too small for the name on a pattern. */
const Portrait = styled.div`
  flex: none;
  align-self: start;
  overflow: clip;
  width: 4rem;
  border-radius: 50%;

  text + text {
    display: none;
  }

  ${media.tablet} {
    grid-area: icon;
  }
`;

/** The face of who speaks alone, beside what they speak about; their name stands below it. */
export function SpeakerPortrait({ session: { speakers } }: { readonly session: Session }) {
  const [first] = speakers;
  return (
    first &&
    speakers.length === 1 && (
      <Portrait>
        <SpeakerPhoto speaker={first.speaker} place={SESSION} />
      </Portrait>
    )
  );
}
