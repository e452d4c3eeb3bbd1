import { useContent } from '@raade/content-model/provided/use-content';
import { Navigate, useParams } from '@raade/platform';
import { speakerAt } from '../content/speakers.ts';
import { SpeakerNotFound } from './speaker-not-found.tsx';
import { SpeakerProfile } from './speaker-profile.tsx';

/** The speaker to whom the address leads. At a former one it is there at once, and the address follows. */
export default function SpeakerPage() {
  const { speakerId } = useParams();
  const found = speakerAt(speakerId, useContent());
  if (!found) return <SpeakerNotFound />;
  const { item: speaker, movedTo } = found;
  return (
    <>
      {movedTo && <Navigate to={movedTo} replace />}
      {/* A key per speaker: on the next profile nothing is left of this one's photo. */}
      <SpeakerProfile key={speaker.id} speaker={speaker} />
    </>
  );
}
