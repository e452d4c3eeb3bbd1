import { Link } from '@raade/platform';
import { Fragment } from 'react';
import type { Session } from '../../content/schedule.ts';

/** The speakers of a session, each with a link to their page. */
export function SpeakerNames({ speakers }: Pick<Session, 'speakers'>) {
  return speakers.map(({ speaker: { id, name } }, index) => (
    <Fragment key={id}>
      {index > 0 && ', '}
      <Link to={`/conference/speakers/${id}`}>{name}</Link>
    </Fragment>
  ));
}
