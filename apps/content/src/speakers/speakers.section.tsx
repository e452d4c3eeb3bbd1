import { useContent } from '@raade/content-model/provided/use-content';
import { media, styled } from '@raade/platform';
import { ButtonLink, Eyebrow, letters, Section, SectionTitle } from '@raade/ui';
import { HeadedText } from '../headed-text/headed-text.tsx';
import { speakersOf } from '../content/speakers.ts';
import { phaseTexts } from '../phase/forum-phase.ts';
import { SpeakerCard } from './speaker-card.tsx';

/** Faces that phones show at first: three rows of two. */
const FIRST_FACES = 6;

/**
 * Eleven speakers and the call make twelve: full rows of two, three or four. Phones show the faces of the first six
 * until the rest and all biographies are asked for; in browsers that cannot tell, everything is there at once.
 */
const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-3);
  margin-block-start: var(--space-4);

  > ul {
    display: contents;
    list-style: none;
  }

  ${media.belowSmallTablet} {
    > ul:has(+ details:not([open])) {
      > :nth-child(n + ${FIRST_FACES + 1}),
      [data-bio] {
        display: none;
      }
    }

    > details,
    > :last-child {
      grid-column: 1 / -1;
    }
  }

  ${media.smallTablet} {
    grid-template-columns: repeat(auto-fill, minmax(12.5rem, 1fr));
    gap: var(--space-4);
    margin-block-start: var(--space-8);
  }

  ${media.desktop} {
    grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr));
    gap: var(--space-6);
  }
`;

/** The browser's own disclosure, for what stands before it: it answers without script, too. */
const More = styled.details`
  summary {
    min-height: 2.75rem;
    padding: var(--space-2) var(--space-4);
    border: 1px solid var(--color-border-strong);
    border-radius: var(--radius-small);
    font: 600 1rem / 1.6 var(--font-body);
    text-align: center;
    list-style: none;
    cursor: pointer;
  }

  summary::-webkit-details-marker {
    display: none;
  }

  &[open] > summary > :first-child,
  &:not([open]) > summary > :last-child {
    display: none;
  }

  ${media.smallTablet} {
    display: none;
  }

  @supports not selector(:has(*)) {
    display: none;
  }
`;

const Call = styled.div`
  display: grid;
  align-content: center;
  justify-items: start;
  gap: var(--space-3);
  padding: var(--space-4);
  border-radius: var(--radius);
  background: var(--color-night);
  color: var(--color-on-night);

  ${media.smallTablet} {
    gap: var(--space-4);
    padding: var(--space-6);
  }
`;

/** Everyone who speaks at the forum. Profiles lead back to the list by its own id. */
export function Speakers() {
  const content = useContent();
  const speakers = speakersOf(content);
  const { speakers: call } = phaseTexts(content);
  if (speakers.length === 0) return null;
  return (
    <Section id="speakers" labelledBy="speakers-title">
      <div id="speakers-section">
        <Eyebrow>On stage and at the tables</Eyebrow>
        <SectionTitle id="speakers-title">Featured Speakers</SectionTitle>
        <Cards>
          {/* The role is spelled out: without it, some screen readers see no list where no marker is drawn. */}
          {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
          <ul role="list">
            {speakers.map((speaker) => (
              <SpeakerCard key={speaker.id} speaker={speaker} />
            ))}
          </ul>
          {speakers.length > FIRST_FACES && (
            <More>
              <summary>
                <span>{`All ${speakers.length} speakers`}</span>
                <span>Fewer speakers</span>
              </summary>
            </More>
          )}
          <Call data-background="dark">
            <HeadedText heading={call.title} text={call.text} />
            {call.way && (
              <ButtonLink to={call.way.path} look="night">
                {letters(call.way.label)}
              </ButtonLink>
            )}
          </Call>
        </Cards>
      </div>
    </Section>
  );
}
