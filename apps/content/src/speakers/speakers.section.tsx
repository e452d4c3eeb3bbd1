import { styled } from '@raade/platform';
import { Eyebrow, Section, SectionTitle } from '@raade/ui';
import { SPEAKERS } from '../content/speakers.ts';
import { RegisterLink } from '../registration/register-link.tsx';
import { SpeakerCard } from './speaker-card.tsx';

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
  gap: var(--space-6);
  margin-block: var(--space-8);
  list-style: none;
`;

/** Everyone who speaks at the forum. Profiles lead back to the list by its own id. */
export function Speakers() {
  return (
    <Section id="speakers" labelledBy="speakers-title">
      <div id="speakers-section">
        <Eyebrow>On stage and at the tables</Eyebrow>
        <SectionTitle id="speakers-title">Featured Speakers</SectionTitle>
        <List>
          {SPEAKERS.map((speaker) => (
            <SpeakerCard key={speaker.id} speaker={speaker} />
          ))}
        </List>
        <RegisterLink />
      </div>
    </Section>
  );
}
