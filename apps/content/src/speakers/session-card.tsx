import { useContent } from '@raade/content-model/provided/use-content';
import { forumEntryOf } from '../content/forum-entry.ts';
import { Link, styled } from '@raade/platform';
import { Card, Heading, letters } from '@raade/ui';
import type { Speaking } from '../content/speakers.ts';
import { zoneName } from '@raade/content-model/forum/zone-name';

interface SessionCardProps {
  readonly session: Speaking;
  /** The speaker's role in it, if that needs saying. */
  readonly role?: string;
}

const Frame = styled(Card)`
  display: grid;
  gap: var(--space-2);
`;

const Where = styled.p`
  color: var(--color-text-muted);
  font-size: var(--text-small);
`;

const When = styled(Where)`
  font-weight: 600;
`;

export function SessionCard({ session, role }: SessionCardProps) {
  const { start, timeZone } = forumEntryOf(useContent());
  const { title, description, date, time, room, path } = session;
  return (
    <Frame as="li">
      <When>{`${date}, ${time} ${zoneName(start, timeZone)}`}</When>
      <Heading>
        <Link to={path}>{letters(title)}</Link>
      </Heading>
      {role !== undefined && <p>{`As ${role.toLowerCase()}`}</p>}
      <p>{letters(description)}</p>
      <Where>{letters(room)}</Where>
    </Frame>
  );
}
