import { Link } from '@raade/platform';
import { Fragment } from 'react';
import { SPEAKERS } from '../../content/speakers.ts';

const SEPARATOR = ', ';

function SpeakerName({ name }: { readonly name: string }) {
  const speaker = SPEAKERS.find((candidate) => candidate.name === name);
  return speaker ? <Link to={`/conference/speakers/${speaker.id}`}>{name}</Link> : name;
}

/** The speakers of a session, each with a link to their page if they have one. */
export function SpeakerNames({ names }: { readonly names: string }) {
  return names.split(SEPARATOR).map((name, index) => (
    <Fragment key={name}>
      {index > 0 && SEPARATOR}
      <SpeakerName name={name} />
    </Fragment>
  ));
}
