import { useParams } from '@raade/platform';
import { findSpeaker } from '../content/speakers.ts';
import { SpeakerNotFound } from './speaker-not-found.tsx';
import { SpeakerProfile } from './speaker-profile.tsx';

/** The speaker whom the address names. */
export default function SpeakerPage() {
  const { speakerId } = useParams();
  const speaker = findSpeaker(speakerId);
  // A key per speaker: on the next profile nothing is left of this one's photo.
  return speaker ? <SpeakerProfile key={speaker.id} speaker={speaker} /> : <SpeakerNotFound />;
}
