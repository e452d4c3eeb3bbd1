import { dayAndYear } from '@raade/content-model/forum/day-text';
import type { ForumFacts } from '@raade/content-model/forum/forum-facts';
import { forumOf } from '@raade/content-model/forum/forum-of';
import { useContent } from '@raade/content-model/provided/use-content';
import { forumPhaseOn } from '@raade/contracts/content/forum-phase';
import { Link, media, styled, today } from '@raade/platform';
import { ButtonLink, renderText, Section } from '@raade/ui';
import { OpeningWords } from '../section-opening/section-opening.tsx';
import { RecapVideo } from '../video/recap-video.tsx';

const Columns = styled.div`
  display: grid;
  align-items: center;
  gap: var(--space-8) var(--space-12);

  ${media.desktop} {
    grid-template-columns: 2fr 3fr;
  }
`;

const More = styled.p`
  margin-block-start: var(--space-8);
`;

const When = styled.div`
  display: grid;
  gap: var(--space-1);
  margin-block-start: var(--space-4);
  font-weight: 600;
`;

/** Returns date and place of the forum. */
export function whenText(forum: ForumFacts): string {
  const told = forum.datesAndPlace;
  return forumPhaseOn(today(), forum) === 'over' ? `The last one: ${told}` : told;
}

/** Returns the end of registration, or a note that the forum is full; otherwise undefined. */
export function placesText(forum: ForumFacts, full: string | undefined): string | undefined {
  const phase = forumPhaseOn(today(), forum);
  if (phase === 'full') return full;
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
          <OpeningWords titleId="conference-recap-title" {...opening} />
          <When>
            <p>{renderText(whenText(forum))}</p>
            {places && (
              <p>
                {renderText(`${places} `)}
                {forum.isFull || <Link to="/conference/register">Register</Link>}
              </p>
            )}
          </When>
          <More>
            <ButtonLink to="/conference">Learn More About Our Forum</ButtonLink>
          </More>
        </div>
        <RecapVideo video={content.videos.recap} mode="autoplay" />
      </Columns>
    </Section>
  );
}
