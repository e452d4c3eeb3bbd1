import { speakerPath } from '@raade/content-model/addresses/page-address';
import { useContent } from '@raade/content-model/provided/use-content';
import { Link } from '@raade/platform';
import { letters } from '@raade/ui';
import { Fragment } from 'react';
import type { Session } from '../../content/schedule.ts';

/** The speakers of a session, each with a link to their page. */
export function SpeakerNames({ speakers }: Pick<Session, 'speakers'>) {
  const { pastPath } = useContent();
  return speakers.map(({ speaker }, index) => (
    <Fragment key={speaker.id}>
      {index > 0 && <span>, </span>}
      <Link to={speakerPath(speaker, pastPath)}>{letters(speaker.name)}</Link>
    </Fragment>
  ));
}
