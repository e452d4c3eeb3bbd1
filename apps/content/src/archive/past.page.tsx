import { forumOf } from '@raade/content-model/forum/forum-of';
import { ContentProvider, useContent } from '@raade/content-model/provided/use-content';
import { Link, NotFound, styled, usePageHead, useParams } from '@raade/platform';
import { ButtonLink, Hero, HeroTitle, renderText, Section } from '@raade/ui';
import { speakersOf } from '../content/speakers.ts';
import { SpeakerProfile } from '../speakers/speaker-profile.tsx';
import { PAST_FORUMS_HEAD, pastForumsOf, pastForumTitle } from './past.head.ts';
import { PastForum } from './past-forum.tsx';

/** The list of past forums; with a year in the address, that forum or one of its speakers. */
export default function PastPage() {
  const { year, speakerId } = useParams();
  const forum = pastForumsOf(useContent()).find(({ id }) => id === year);
  if (year === undefined) return <PastForums />;
  // Speakers without an `address` of their own have their id in the URL.
  const speaker =
    forum && speakersOf(forum.content).find(({ id, address = id }) => address === speakerId);
  const isUnknownSpeaker = speakerId !== undefined && !speaker;
  if (!forum || isUnknownSpeaker) return <NotFound />;
  return (
    <ContentProvider value={forum.content}>
      {speaker ? (
        <SpeakerProfile key={speaker.id} speaker={speaker} />
      ) : (
        <PastForum films={forum.films} />
      )}
    </ContentProvider>
  );
}

const List = styled.ul`
  display: grid;
  gap: var(--space-6);
  list-style: none;

  a {
    font: 600 var(--text-heading) / 1.25 var(--font-display);
  }
`;

function PastForums() {
  usePageHead(PAST_FORUMS_HEAD);
  const forums = pastForumsOf(useContent());
  return (
    <>
      <Hero labelledBy="past-title" height="short">
        <HeroTitle id="past-title">Past Forums</HeroTitle>
        <p>
          {forums.length > 0
            ? 'Speakers and topics, year by year.'
            : 'No forum has taken place yet.'}
        </p>
        <ButtonLink to="/conference" look="night">
          See the forum
        </ButtonLink>
      </Hero>
      {forums.length > 0 && (
        <Section>
          <List>
            {forums.map(({ id, path, content }) => (
              <li key={id}>
                <Link to={path}>{renderText(pastForumTitle(content))}</Link>
                <p>{renderText(forumOf(content).datesAndPlace)}</p>
              </li>
            ))}
          </List>
        </Section>
      )}
    </>
  );
}
