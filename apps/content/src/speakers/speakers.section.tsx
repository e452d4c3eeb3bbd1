import { styled } from '@raade/platform';
import { ButtonLink, Eyebrow, Heading, Section, SectionTitle } from '@raade/ui';
import { SPEAKERS } from '../content/speakers.ts';
import { phaseTexts } from '../phase/forum-phase.ts';
import { SpeakerCard } from './speaker-card.tsx';

/** Eleven speakers and the call make twelve: full rows of two, three or four. */
const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
  gap: var(--space-6);
  margin-block-start: var(--space-8);

  ul {
    display: contents;
    list-style: none;
  }
`;

const Call = styled.div`
  display: grid;
  align-content: center;
  justify-items: start;
  gap: var(--space-4);
  padding: var(--space-6);
  border-radius: var(--radius);
  background: var(--color-night);
  color: var(--color-on-night);
`;

/** Everyone who speaks at the forum. Profiles lead back to the list by its own id. */
export function Speakers() {
  const { speakers: call } = phaseTexts();
  return (
    <Section id="speakers" labelledBy="speakers-title">
      <div id="speakers-section">
        <Eyebrow>On stage and at the tables</Eyebrow>
        <SectionTitle id="speakers-title">Featured Speakers</SectionTitle>
        <Cards>
          {/* The role is spelled out: without it, some screen readers see no list where no marker is drawn. */}
          {/* eslint-disable-next-line jsx-a11y-x/no-redundant-roles */}
          <ul role="list">
            {SPEAKERS.map((speaker) => (
              <SpeakerCard key={speaker.id} speaker={speaker} />
            ))}
          </ul>
          <Call data-background="dark">
            <Heading>{call.title}</Heading>
            <p>{call.text}</p>
            {call.way && (
              <ButtonLink to={call.way.path} look="night">
                {call.way.label}
              </ButtonLink>
            )}
          </Call>
        </Cards>
      </div>
    </Section>
  );
}
