import { media, styled } from '@raade/platform';
import { renderText } from '@raade/ui';
import { HeadedText } from '../headed-text/headed-text.tsx';
import type { Member } from '../content/team.ts';
import { OwnPicture } from '../picture/own-picture.tsx';
import { MEMBER } from '../picture/places.ts';
import daniel from './portraits/daniel-sample.svg?url';
import ines from './portraits/ines-sample.svg?url';
import joseph from './portraits/joseph-sample.svg?url';
import kofi from './portraits/kofi-sample.svg?url';
import lindiwe from './portraits/lindiwe-sample.svg?url';
import mariam from './portraits/mariam-sample.svg?url';
import thandi from './portraits/thandi-sample.svg?url';
import zola from './portraits/zola-sample.svg?url';

interface PersonProps {
  readonly member: Member;
  readonly as?: 'li' | 'div';
}

const Item = styled.li`
  display: grid;
  grid-template-columns: 4.5rem minmax(0, 1fr);
  align-items: center;
  gap: var(--space-4);

  /* In a list, wide screens have the picture above. */
  ${media.tablet} {
    &:is(li) {
      grid-template-columns: none;
      align-content: start;
      gap: var(--space-3);
    }
  }

  p {
    font-weight: 600;
    line-height: 1.4;
  }

  p + p {
    color: var(--color-text-muted);
    font-size: var(--text-small);
    font-weight: 400;
  }
`;

const Portrait = styled.img`
  width: 100%;
  height: auto;
  border-radius: var(--radius);
`;

const Initials = styled.span`
  display: grid;
  place-content: center;
  aspect-ratio: 1;
  border-radius: var(--radius);
  background: var(--paint-dusk);
  color: var(--paint-gold);
  font: 700 var(--text-title) / 1 var(--font-display);
`;

const initialsOf = (name: string) =>
  name
    .split(' ')
    .map((word) => word.charAt(0))
    .join('');

const Photo = styled(OwnPicture)`
  border-radius: var(--radius);
`;

/** A portrait in the repository, or the initials. */
function RepositoryPortrait({ member: { id, name, hasPortrait } }: Pick<PersonProps, 'member'>) {
  return hasPortrait ? (
    <Portrait src={PORTRAITS[id]} alt="" width={240} height={240} loading="lazy" />
  ) : (
    <Initials aria-hidden="true">{renderText(initialsOf(name))}</Initials>
  );
}

/** A member of the team: portrait, name, role and studies. */
export function Person({ member, as = 'li' }: PersonProps) {
  const { name, role, studies, picture } = member;
  const fallback = <RepositoryPortrait member={member} />;
  return (
    <Item as={as}>
      {picture ? (
        <Photo picture={picture} place={MEMBER}>
          {fallback}
        </Photo>
      ) : (
        fallback
      )}
      <div>
        <HeadedText heading={name} text={role} />
        <p>{renderText(studies)}</p>
      </div>
    </Item>
  );
}

/** Portraits of the team, by id. */
const PORTRAITS: Readonly<Record<string, string>> = {
  'thandi-sample': thandi,
  'kofi-sample': kofi,
  'mariam-sample': mariam,
  'daniel-sample': daniel,
  'zola-sample': zola,
  'ines-sample': ines,
  'lindiwe-sample': lindiwe,
  'joseph-sample': joseph,
};
