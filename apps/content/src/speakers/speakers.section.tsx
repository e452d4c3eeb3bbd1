import { media, styled } from '@raade/platform';
import { ButtonLink, Eyebrow, Heading, Section, SectionTitle } from '@raade/ui';
import { SPEAKERS } from '../content/speakers.ts';
import { phaseTexts } from '../phase/forum-phase.ts';
import { SpeakerCard } from './speaker-card.tsx';

/**
 * Eleven speakers and the call make twelve: full rows of two, three or four. On phones they lie three deep beside each
 * other and are pushed sideways; the edge of the next ones shows that there are more, and the keyboard brings each link
 * into view.
 */
const Cards = styled.div`
  position: relative;
  display: grid;
  grid-auto-flow: column;
  grid-template-rows: repeat(3, auto);
  grid-auto-columns: min(100% - 1.25rem, 20rem);
  gap: var(--space-3);
  overflow-x: auto;
  overscroll-behavior-x: contain;
  margin-block-start: var(--space-4);
  margin-inline: calc(-1 * var(--page-gutter));
  padding: var(--space-2) var(--page-gutter);
  scroll-padding-inline: var(--page-gutter);
  scroll-snap-type: x proximity;

  ul {
    display: contents;
    list-style: none;
  }

  li {
    scroll-snap-align: start;
  }

  ${media.smallTablet} {
    grid-auto-flow: row;
    grid-template-rows: none;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
    gap: var(--space-4);
    overflow-x: visible;
    margin: var(--space-8) 0 0;
    padding: 0;
  }

  ${media.desktop} {
    grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr));
    gap: var(--space-6);
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
