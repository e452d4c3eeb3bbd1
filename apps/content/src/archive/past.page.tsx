import { itemAt, speakerPath } from '@raade/content-model/addresses/page-address';
import { forumOf } from '@raade/content-model/forum/forum-of';
import { ContentProvider, useContent } from '@raade/content-model/provided/use-content';
import { Link, Navigate, styled, useLocation, usePageHead, useParams } from '@raade/platform';
import { ButtonLink, Hero, HeroTitle, Letters, Section } from '@raade/ui';
import { speakersOf } from '../content/speakers.ts';
import { SpeakerProfile } from '../speakers/speaker-profile.tsx';
import { PAST_FORUMS_HEAD, pastForumTitle } from './past.head.ts';
import { PastForum } from './past-forum.tsx';
import { pastForumsOf, type ShownPastForum } from './past-forums.ts';

/** A past forum or one of its speakers, by the address; the list of past forums where there is none of that year. */
export default function PastPage() {
  const [, , year] = useLocation().pathname.split('/');
  const past = pastForumsOf(useContent()).find(({ id }) => id === year);
  if (!past) return <PastForums />;
  return (
    <ContentProvider value={past.content}>
      <OnePastForum {...past} />
    </ContentProvider>
  );
}

function OnePastForum({ films, path, content }: ShownPastForum) {
  const { speakerId } = useParams();
  if (speakerId === undefined) return <PastForum films={films} />;
  const found = itemAt(speakersOf(content), speakerId, {
    pathOf: (speaker) => speakerPath(speaker, path),
    idOf: ({ id }) => id,
  });
  if (!found) return <Navigate to={`${path}#speakers`} replace />;
  return (
    <>
      {found.movedTo && <Navigate to={found.movedTo} replace />}
      <SpeakerProfile key={found.item.id} speaker={found.item} />
    </>
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
            ? 'Who spoke about what, year by year.'
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
                <Link to={path}>
                  <Letters>{pastForumTitle(content)}</Letters>
                </Link>
                <p>
                  <Letters>{forumOf(content).datesAndPlace}</Letters>
                </p>
              </li>
            ))}
          </List>
        </Section>
      )}
    </>
  );
}
