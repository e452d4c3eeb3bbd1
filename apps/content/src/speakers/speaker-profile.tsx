import { useContent } from '@raade/content-model/provided/use-content';
import { Link, media, styled, usePageHead } from '@raade/platform';
import {
  ButtonLink,
  ButtonRow,
  Card,
  Heading,
  renderText,
  Note,
  Section,
  SectionTitle,
} from '@raade/ui';
import type { Speaker, Talk } from '../content/speakers.ts';
import { paragraphsOf } from './paragraphs.ts';
import { speakerHead } from './speaker.head.ts';
import { SpeakerHero } from './speaker-hero.tsx';
import { FORUM_PATH } from '@raade/content-model/program/session-address';
import { forumEntryOf } from '../content/forum-entry.ts';
import { zoneName } from '@raade/content-model/forum/zone-name';

/** On desktops the links are right below the text, however many sessions there are. */
const Columns = styled.div`
  display: grid;
  gap: var(--space-8) var(--space-16);
  align-items: start;

  ${media.desktop} {
    grid-template: auto 1fr / minmax(0, 3fr) minmax(0, 2fr);

    > :nth-child(2) {
      grid-row: span 2;
    }
  }
`;

const About = styled.section`
  max-width: var(--text-width);

  p {
    margin-block-start: var(--space-4);
    font-size: var(--text-lead);
    line-height: 1.55;
  }
`;

const Sessions = styled.section`
  & + & {
    margin-block-start: var(--space-8);
  }

  h2 {
    font-size: var(--text-heading);
  }

  ul {
    display: grid;
    gap: var(--space-4);
    margin-block-start: var(--space-4);
    list-style: none;
  }
`;

export function SpeakerProfile({ speaker }: { readonly speaker: Speaker }) {
  usePageHead(speakerHead(speaker, useContent()));
  const { bio, fullBio, talk, additionalSessions } = speaker;
  const paragraphs = fullBio.length > 0 ? fullBio : paragraphsOf(bio);
  return (
    <>
      <SpeakerHero speaker={speaker} />
      <Section>
        <Columns>
          <About aria-labelledby="about-title">
            <SectionTitle id="about-title">About</SectionTitle>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{renderText(paragraph)}</p>
            ))}
          </About>
          <div>
            {talk && (
              <Sessions aria-labelledby="featured-title">
                <h2 id="featured-title">Featured Session</h2>
                <ul>
                  <SessionCard session={talk} />
                </ul>
              </Sessions>
            )}
            {additionalSessions.length > 0 && (
              <Sessions aria-labelledby="additional-title">
                <h2 id="additional-title">Additional Sessions</h2>
                <ul>
                  {additionalSessions.map(({ role, ...session }) => (
                    <SessionCard key={session.title} session={session} role={role} />
                  ))}
                </ul>
              </Sessions>
            )}
          </div>
          <FurtherLinks />
        </Columns>
      </Section>
    </>
  );
}

/** Links to all speakers and to the schedule. */
function FurtherLinks() {
  const { sessions, pastPath = FORUM_PATH } = useContent();
  return (
    <ButtonRow>
      <ButtonLink to={`${pastPath}#speakers-section`} look="quiet">
        View All Speakers
      </ButtonLink>
      {sessions.length > 0 && (
        <ButtonLink to={`${pastPath}#schedule`} look="quiet">
          See the Schedule
        </ButtonLink>
      )}
    </ButtonRow>
  );
}

interface SessionCardProps {
  readonly session: Talk;
  /** The speaker's role in an additional session. */
  readonly role?: string;
}

const Frame = styled(Card)`
  display: grid;
  gap: var(--space-2);
`;

const DateAndTime = styled(Note)`
  font-weight: 600;
`;

function SessionCard({ session, role }: SessionCardProps) {
  const { start, timeZone } = forumEntryOf(useContent());
  const { title, description, date, time, room, path } = session;
  return (
    <Frame as="li">
      <DateAndTime>{`${date}, ${time} ${zoneName(start, timeZone)}`}</DateAndTime>
      <Heading>
        <Link to={path}>{renderText(title)}</Link>
      </Heading>
      {role !== undefined && <p>{`As ${role.toLowerCase()}`}</p>}
      <p>{renderText(description)}</p>
      <Note>{renderText(room)}</Note>
    </Frame>
  );
}
