import { Link, styled } from '@raade/platform';
import { Heading, VisuallyHidden } from '@raade/ui';
import type { Speaker } from '../content/speakers.ts';
import { SpeakerPhoto } from './speaker-photo.tsx';

const Frame = styled.li`
  display: flex;
  flex-direction: column;
  overflow: clip;
  border: 1px solid var(--color-border);
  border-radius: var(--radius);
  background: var(--color-surface);
`;

const Words = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: var(--space-1);
  padding: var(--space-4);

  p {
    font-size: var(--text-small);
    line-height: 1.5;
  }
`;

const Work = styled.p`
  color: var(--color-text-muted);

  strong {
    color: var(--color-text);
  }
`;

const Bio = styled.p`
  flex: 1;
  margin-block-start: var(--space-2);
`;

const Profile = styled(Link)`
  align-self: start;
  min-height: 1.75rem;
  margin-block-start: var(--space-2);
  font-size: var(--text-small);
  font-weight: 600;
`;

export function SpeakerCard({ speaker }: { readonly speaker: Speaker }) {
  const { id, name, role, organization, bio } = speaker;
  return (
    <Frame>
      <SpeakerPhoto speaker={speaker} />
      <Words>
        <Heading>{name}</Heading>
        <Work>
          <strong>{role}</strong>
          <br />
          {organization}
        </Work>
        <Bio>{bio}</Bio>
        <Profile to={`/conference/speakers/${id}`}>
          Full profile<VisuallyHidden> of {name}</VisuallyHidden>
        </Profile>
      </Words>
    </Frame>
  );
}
