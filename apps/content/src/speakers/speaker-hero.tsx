import { FORUM_PATH } from '@raade/content-model/program/session-address';
import { useContent } from '@raade/content-model/provided/use-content';
import { media, styled } from '@raade/platform';
import { Hero, HeroBack, HeroTitle, renderText, Stack } from '@raade/ui';
import type { Speaker } from '../content/speakers.ts';
import { SPEAKER_HERO } from '../picture/places.ts';
import { ProfileLinks } from '../profile-links/profile-links.tsx';
import { SpeakerPhoto } from './speaker-photo.tsx';

const Columns = styled.div`
  display: grid;
  gap: var(--space-8) var(--space-12);
  align-items: center;
  width: 100%;

  ${media.tablet} {
    grid-template-columns: minmax(0, 18rem) minmax(0, 1fr);
  }
`;

const Portrait = styled.div`
  overflow: clip;
  max-width: clamp(12rem, 40vw, 18rem);
  border-radius: var(--radius);
  box-shadow: var(--shadow);
`;

const Name = styled(HeroTitle)`
  font-size: var(--text-title);
`;

const Work = styled.p`
  color: var(--color-on-night-muted);
  font-size: var(--text-lead);
  line-height: 1.4;

  strong {
    color: var(--color-on-night);
  }
`;

const Expertise = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  list-style: none;

  li {
    padding: var(--space-1) var(--space-3);
    border: 1px solid rgb(244 162 97 / 55%);
    border-radius: 2em;
    font-size: var(--text-small);
    font-weight: 600;
  }
`;

const Profiles = styled(ProfileLinks)`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-6);
  list-style: none;

  a {
    display: inline-block;
    min-height: 1.75rem;
    color: var(--color-sun);
    font-weight: 600;
  }
`;

/** Name and role of the speaker, at the top of the profile. */
export function SpeakerHero({ speaker }: { readonly speaker: Speaker }) {
  const { name, role, organization, expertise, social } = speaker;
  const { pastPath = FORUM_PATH } = useContent();
  return (
    <Hero labelledBy="speaker-title" height="short">
      <HeroBack to={`${pastPath}#speakers`}>Speakers</HeroBack>
      <Columns>
        <Portrait>
          <SpeakerPhoto speaker={speaker} place={SPEAKER_HERO} loading="eager" />
        </Portrait>
        <Stack $gap={4} $isLoose>
          <Name id="speaker-title">{renderText(name)}</Name>
          <Work>
            <strong>{renderText(role)}</strong>
            <br />
            {renderText(organization)}
          </Work>
          <Expertise aria-label="Expertise">
            {expertise.map((subject) => (
              <li key={subject}>{renderText(subject)}</li>
            ))}
          </Expertise>
          {Object.keys(social).length > 0 && <Profiles name={name} links={social} />}
        </Stack>
      </Columns>
    </Hero>
  );
}
