import { useContent } from '@raade/content-model/provided/use-content';
import { media, styled } from '@raade/platform';
import { ButtonLink, Eyebrow, renderText, Section, SectionTitle } from '@raade/ui';
import { HeadedText } from '../headed-text/headed-text.tsx';
import { speakersOf } from '../content/speakers.ts';
import { phaseTexts } from '../phase/forum-phase.ts';
import { SpeakerCard } from './speaker-card.tsx';

/** Number of speakers that phones show at first: three rows of two. */
const FIRST_SPEAKERS = 6;

/**
 * Cards of speakers and a call to action. Phones show only the photos of the first six speakers until the visitor opens
 * the rest; browsers without the needed CSS show everything.
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
      > :nth-child(n + ${FIRST_SPEAKERS + 1}),
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

/** An empty `details`. While it is open, the style of `Cards` shows all speakers above it; this needs no script. */
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

const CallToAction = styled.div`
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

/** All speakers. The list has an id, to which profiles link back. */
export function Speakers() {
  const content = useContent();
  const speakers = speakersOf(content);
  const { speakers: callTexts } = phaseTexts(content);
  if (speakers.length === 0) return null;
  return (
    <Section id="speakers" labelledBy="speakers-title">
      <div id="speakers-section">
        <Eyebrow>On stage and at the tables</Eyebrow>
        <SectionTitle id="speakers-title">Featured Speakers</SectionTitle>
        <Cards>
          {/* Without this role some screen readers do not announce a list without markers. */}
          {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
          <ul role="list">
            {speakers.map((speaker) => (
              <SpeakerCard key={speaker.id} speaker={speaker} />
            ))}
          </ul>
          {speakers.length > FIRST_SPEAKERS && (
            <More>
              <summary>
                <span>{`All ${speakers.length} speakers`}</span>
                <span>Fewer speakers</span>
              </summary>
            </More>
          )}
          <CallToAction data-background="dark">
            <HeadedText heading={callTexts.title} text={callTexts.text} />
            {callTexts.way && (
              <ButtonLink to={callTexts.way.path} look="night">
                {renderText(callTexts.way.label)}
              </ButtonLink>
            )}
          </CallToAction>
        </Cards>
      </div>
    </Section>
  );
}
