import { media, styled } from '@raade/platform';
import { SPEAKERS } from '../../content/speakers.ts';
import type { Session } from '../../content/schedule.schema.ts';
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
    width: 5.5rem;
  }
`;

/** The face of who speaks alone, beside what they speak about; their name stands below it. */
export function SpeakerPortrait({ session }: { readonly session: Session }) {
  const speaker = SPEAKERS.find(({ name }) => name === session.speaker);
  return (
    speaker && (
      <Portrait>
        <SpeakerPhoto speaker={speaker} />
      </Portrait>
    )
  );
}
