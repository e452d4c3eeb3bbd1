import { Link, media, styled } from '@raade/platform';
import { renderText, VisuallyHidden } from '@raade/ui';
import { type LucideIcon, MapPin, User, Users } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import type { Session } from '../../content/schedule.ts';
import { speakerPath } from '@raade/content-model/addresses/page-address';
import { useContent } from '@raade/content-model/provided/use-content';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-4);
  margin-block-start: var(--space-1);
  color: var(--color-text-muted);
  font-size: var(--text-small);
  list-style: none;

  ${media.tablet} {
    margin-block-start: var(--space-2);
  }
`;

const Item = styled.li`
  display: flex;
  gap: var(--space-1);

  svg {
    flex: none;
    margin-block-start: 0.2em;
  }
`;

interface FactProps {
  readonly icon: LucideIcon;
  readonly name: string;
  readonly value: ReactNode;
}

function Fact({ icon: Icon, name, value }: FactProps) {
  return (
    <Item>
      <Icon size={16} />
      <span>
        <VisuallyHidden>{`${name}: `}</VisuallyHidden>
        <span>{value}</span>
      </span>
    </Item>
  );
}

/** The place of a session and, if known, its speakers and seats. */
export function SessionFacts({ session }: { readonly session: Session }) {
  const { room, speakers, capacity } = session;
  return (
    <List>
      <Fact icon={MapPin} name="Location" value={renderText(room)} />
      {speakers.length > 0 && (
        <Fact icon={User} name="Speaker" value={<SpeakerNames speakers={speakers} />} />
      )}
      {capacity !== undefined && <Fact icon={Users} name="Capacity" value={`${capacity} seats`} />}
    </List>
  );
}

/** The speakers of a session, each with a link to their page. */
function SpeakerNames({ speakers }: Pick<Session, 'speakers'>) {
  const { pastPath } = useContent();
  return speakers.map(({ speaker }, index) => (
    <Fragment key={speaker.id}>
      {index > 0 && <span>, </span>}
      <Link to={speakerPath(speaker, pastPath)}>{renderText(speaker.name)}</Link>
    </Fragment>
  ));
}
