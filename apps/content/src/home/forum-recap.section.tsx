import { monthAndDay } from '@raade/content-model/forum/day-text';
import { forumPhaseOn } from '@raade/contracts/content/forum-phase';
import { Link, media, styled, today } from '@raade/platform';
import { ButtonLink, Eyebrow, Lead, Letters, Section, SectionTitle } from '@raade/ui';
import { FORUM } from '../content/forum.ts';
import { HOME } from '../content/home.ts';
import { VIDEOS } from '../content/videos.ts';
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

/** When and where the forum is, or was. */
export function whenText(): string {
  const told = `${FORUM.dates}, ${FORUM.venue}`;
  return forumPhaseOn(today(), FORUM) === 'over' ? `The last one: ${told}` : told;
}

/** Until when one can register, or that no place is left; undefined where there is nothing to say of it. */
export function placesText(): string | undefined {
  const phase = forumPhaseOn(today(), FORUM);
  if (phase === 'full') return HOME.recap.full;
  if (phase !== 'open') return undefined;
  return `Registration is open until ${monthAndDay(FORUM.registrationCloses)}.`;
}

export function ForumRecap() {
  const { eyebrow, title, lead } = HOME.recap;
  const places = placesText();
  return (
    <Section id="conference-recap" labelledBy="conference-recap-title">
      <Columns>
        <div>
          <Eyebrow>
            <Letters>{eyebrow}</Letters>
          </Eyebrow>
          <SectionTitle id="conference-recap-title">
            <Letters>{title}</Letters>
          </SectionTitle>
          <Lead>
            <Letters>{lead}</Letters>
          </Lead>
          <When>
            <p>
              <Letters>{whenText()}</Letters>
            </p>
            {places && (
              <p>
                <Letters>{`${places} `}</Letters>
                {FORUM.isFull || <Link to="/conference/register">Register</Link>}
              </p>
            )}
          </When>
          <More>
            <ButtonLink to="/conference">Learn More About Our Forum</ButtonLink>
          </More>
        </div>
        <RecapVideo video={VIDEOS.recap} mode="autoplay" />
      </Columns>
    </Section>
  );
}
