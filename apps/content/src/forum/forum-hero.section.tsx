import { useContent } from '@raade/content-model/provided/use-content';
import { forumOf } from '@raade/content-model/forum/forum-of';
import { media, styled } from '@raade/platform';
import { ButtonLink, Hero, HeroTitle, renderText } from '@raade/ui';
import { claimsOf, canRequestPlace, phaseTexts } from '../phase/forum-phase.ts';
import { RecapVideo } from '../video/recap-video.tsx';

/** Aligned to the top: centered, the video would move when its caption arrives. */
const Columns = styled.div`
  display: grid;
  gap: var(--space-4) var(--space-12);
  align-items: start;
  width: 100%;

  ${media.desktop} {
    grid-template-columns: minmax(0, 6fr) minmax(0, 5fr);
  }
`;

const Texts = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-3);

  ${media.tablet} {
    gap: var(--space-4);
  }
`;

const Title = styled(HeroTitle)`
  font-size: clamp(2.375rem, 1.6rem + 3.2vw, 4rem);
`;

const Motto = styled.p`
  color: var(--color-sun);
  font: 600 var(--text-lead) / 1.4 var(--font-display);
`;

const Place = styled.p`
  font-size: var(--text-lead);
  line-height: 1.4;

  strong {
    color: var(--color-sun);
  }
`;

const Claims = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin-block: var(--space-2);
  list-style: none;

  li {
    padding: var(--space-1) var(--space-4);
    border: 1px solid rgb(244 162 97 / 55%);
    border-radius: 2em;
    font-size: var(--text-small);
    font-weight: 600;
  }

  /* All three chips fit one row. */
  ${media.belowSmallTablet} {
    gap: var(--space-1);

    li {
      padding-inline: var(--space-2);
      font-size: 0.8125rem;
    }
  }
`;

/** The top of the forum page. If all places are taken, the note about it is highlighted, and not the button. */
export function ForumHero() {
  const content = useContent();
  const { dates, venue } = forumOf(content);
  const { title, way: link, availability } = phaseTexts(content);
  const { places } = content['forum-page'];
  const claims = claimsOf(content);
  const price = canRequestPlace(content) ? places?.price : undefined;
  const seatsText = availability ?? price;
  const SeatsTag = availability ? 'strong' : 'span';
  return (
    <Hero labelledBy="forum-title" height="own">
      <Columns>
        <Texts>
          <Title id="forum-title">{renderText(title)}</Title>
          <Motto>Building Pathways to the Future</Motto>
          <Place>
            <span>{dates}</span>
            {venue !== undefined && (
              <>
                <br />
                {renderText(venue)}
              </>
            )}
            {seatsText && (
              <>
                <br />
                <SeatsTag>{renderText(seatsText)}</SeatsTag>
              </>
            )}
          </Place>
          {claims.length > 0 && (
            <Claims>
              {claims.map((claim) => (
                <li key={claim}>{renderText(claim)}</li>
              ))}
            </Claims>
          )}
          <ButtonLink to={link.path} look={availability ? 'night' : 'sun'}>
            {renderText(link.label)}
          </ButtonLink>
        </Texts>
        <RecapVideo
          video={content.videos.recap}
          mode="click"
          caption="Watch our Conference Highlights"
        />
      </Columns>
    </Hero>
  );
}
