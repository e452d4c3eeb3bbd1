import { useContent } from '@raade/content-model/provided/use-content';
import { usePageHead } from '@raade/platform';
import { ButtonLink, Hero, HeroTitle } from '@raade/ui';
import { unknownSpeakerHead } from './speaker.head.ts';

export function SpeakerNotFound() {
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
