import { FORUM } from '../content/forum.ts';
import { FORUM_ENTRY } from '../content/forum-entry.ts';
import { styled } from '@raade/platform';
import { Card, Heading, Letters } from '@raade/ui';
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

const When = styled.p`
  color: var(--color-text-muted);
  font-size: var(--text-small);
  font-weight: 600;
`;

const ZONE = zoneName(FORUM_ENTRY.start, FORUM.timeZone);

export function SessionCard({ session, role }: SessionCardProps) {
  const { title, description, date, time } = session;
  return (
    <Frame as="li">
      <When>
        {date}, {time} {ZONE}
      </When>
      <Heading>
        <Letters>{title}</Letters>
      </Heading>
      {role !== undefined && <p>As {role.toLowerCase()}</p>}
      <p>
        <Letters>{description}</Letters>
      </p>
    </Frame>
  );
}
