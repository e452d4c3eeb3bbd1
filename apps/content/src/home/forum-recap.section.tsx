import { dayAndYear } from '@raade/content-model/forum/day-text';
import type { ForumFacts } from '@raade/content-model/forum/forum-facts';
import { forumOf } from '@raade/content-model/forum/forum-of';
import { useContent } from '@raade/content-model/provided/use-content';
import { forumPhaseOn } from '@raade/contracts/content/forum-phase';
import { Link, media, styled, today } from '@raade/platform';
import { ButtonLink, renderText, Section } from '@raade/ui';
import { OpeningTexts } from '../section-opening/section-opening.tsx';
import { RecapVideo } from '../video/recap-video.tsx';

const Columns = styled.div`
  display: grid;
  align-items: center;
  gap: var(--space-8) var(--space-12);

  ${media.desktop} {
    grid-template-columns: 2fr 3fr;
  }
`;

const MoreLink = styled.p`
  margin-block-start: var(--space-8);
`;

const Dates = styled.div`
  display: grid;
  gap: var(--space-1);
  margin-block-start: var(--space-4);
  font-weight: 600;
`;

/** Returns date and place of the forum, and says so if it is over. */
export function dateAndPlaceText(forum: ForumFacts): string {
  const { datesAndPlace } = forum;
  return forumPhaseOn(today(), forum) === 'over' ? `The last one: ${datesAndPlace}` : datesAndPlace;
}

/** Returns the end of registration, or `fullText` if the forum is full; otherwise undefined. */
export function placesText(forum: ForumFacts, fullText: string | undefined): string | undefined {
  const phase = forumPhaseOn(today(), forum);
  if (phase === 'full') return fullText;
  if (phase !== 'open' || forum.registrationCloses === undefined) return undefined;
  return `Registration is open until ${dayAndYear(forum.registrationCloses)}.`;
}

export function ForumRecap() {
  const content = useContent();
  const { full, ...opening } = content.home.recap;
  const forum = forumOf(content);
  const places = placesText(forum, full);
  return (
    <Section id="conference-recap" labelledBy="conference-recap-title">
      <Columns>
        <div>
          <OpeningTexts titleId="conference-recap-title" {...opening} />
          <Dates>
            <p>{renderText(dateAndPlaceText(forum))}</p>
            {places && (
              <p>
                {renderText(`${places} `)}
                {!forum.isFull && <Link to="/conference/register">Register</Link>}
              </p>
            )}
          </Dates>
          <MoreLink>
            <ButtonLink to="/conference">Learn More About Our Forum</ButtonLink>
          </MoreLink>
        </div>
        <RecapVideo video={content.videos.recap} mode="autoplay" />
      </Columns>
    </Section>
  );
}
