import type { Video } from '@raade/content-model/pages/videos.schema';
import { forumOf } from '@raade/content-model/forum/forum-of';
import { PAST_FORUMS_PATH } from '@raade/content-model/program/session-address';
import { useContent } from '@raade/content-model/provided/use-content';
import { styled, usePageHead } from '@raade/platform';
import { Hero, HeroBack, HeroTitle, renderText, Section, SectionTitle } from '@raade/ui';
import { daysOf } from '../content/schedule.ts';
import { speakersOf } from '../content/speakers.ts';
import { DayFacts } from '../forum/schedule/day-facts.tsx';
import { SessionRow } from '../forum/schedule/session-row.tsx';
import { daysWithSessions } from '../forum/schedule/sessions.ts';
import { SpeakerCard } from '../speakers/speaker-card.tsx';
import { pastForumHead, pastForumTitle } from './past.head.ts';

const Day = styled.section`
  margin-block-start: var(--space-8);

  ol {
    margin-block-start: var(--space-4);
    list-style: none;
  }
`;

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(9.5rem, 100%), 1fr));
  gap: var(--space-4);
  margin-block-start: var(--space-8);
  list-style: none;
`;

/** The program, speakers and films of a past forum. The context provides the content of that forum. */
export function PastForum({ films }: { readonly films: readonly Video[] }) {
  const content = useContent();
  usePageHead(pastForumHead(content));
  const { datesAndPlace, timeZone } = forumOf(content);
  const days = daysWithSessions(daysOf(content));
  const speakers = speakersOf(content);
  return (
    <>
      <Hero labelledBy="past-title" height="short">
        <HeroBack to={PAST_FORUMS_PATH}>Past forums</HeroBack>
        <HeroTitle id="past-title">{renderText(pastForumTitle(content))}</HeroTitle>
        <p>{renderText(datesAndPlace)}</p>
        {films.map(({ youtubeId, title }) => (
          <p key={youtubeId}>
            <span>{'Film: '}</span>
            <a href={`https://www.youtube.com/watch?v=${youtubeId}`} target="_blank" rel="noopener">
              {renderText(title)}
            </a>
          </p>
        ))}
      </Hero>
      {days.length > 0 && (
        <Section id="schedule" labelledBy="schedule-title">
          <SectionTitle id="schedule-title">Program</SectionTitle>
          {days.map((day) => (
            <Day key={day.id}>
              <DayFacts day={day} />
              <ol>
                {day.sessions.map((session) => (
                  <SessionRow
                    key={session.id}
                    session={session}
                    date={day.date}
                    timeZone={timeZone}
                  />
                ))}
              </ol>
            </Day>
          ))}
        </Section>
      )}
      {speakers.length > 0 && (
        <Section id="speakers" labelledBy="speakers-title">
          <SectionTitle id="speakers-title">Speakers</SectionTitle>
          <Cards id="speakers-section">
            {speakers.map((speaker) => (
              <SpeakerCard key={speaker.id} speaker={speaker} />
            ))}
          </Cards>
        </Section>
      )}
    </>
  );
}
