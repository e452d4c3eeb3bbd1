import { useContent } from '@raade/content-model/provided/use-content';
import { Navigate, usePageHead, useParams } from '@raade/platform';
import { speakerAt } from '../content/speakers.ts';
import { SpeakerProfile } from './speaker-profile.tsx';
import { ButtonLink, Hero, HeroTitle } from '@raade/ui';
import { unknownSpeakerHead } from './speaker.head.ts';

/** The speaker at an address. A former address shows them at once and is then replaced. */
export default function SpeakerPage() {
  const { speakerId } = useParams();
  const match = speakerAt(speakerId, useContent());
  if (!match) return <SpeakerNotFound />;
  const { item: speaker, movedTo } = match;
  return (
    <>
      {movedTo && <Navigate to={movedTo} replace />}
      {/* The key resets the state of the photo for each speaker. */}
      <SpeakerProfile key={speaker.id} speaker={speaker} />
    </>
  );
}

function SpeakerNotFound() {
  usePageHead(unknownSpeakerHead(useContent()));
  return (
    <Hero labelledBy="speaker-title">
      <HeroTitle id="speaker-title">Speaker not found</HeroTitle>
      <p>No speaker at the forum has this address. The forum page shows who is speaking.</p>
      <ButtonLink to="/conference" look="night">
        Return to Conference
      </ButtonLink>
    </Hero>
  );
}
