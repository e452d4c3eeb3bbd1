import { Link, media, styled } from '@raade/platform';
import { Heading, VisuallyHidden } from '@raade/ui';
import type { Speaker } from '../content/speakers.ts';
import { SpeakerPhoto } from './speaker-photo.tsx';

/** On desktops the photo stands over the words; on smaller screens beside the name, so that more people fit on one. */
const Frame = styled.li`
  display: grid;
  grid-template:
    'photo who' auto
    'bio bio' 1fr
    'link link' auto / 4.5rem minmax(0, 1fr);
  gap: var(--space-1) var(--space-3);
  align-items: start;
  padding: var(--space-3);
  border: 1px solid var(--color-border);
  border-radius: var(--radius);
  background: var(--color-surface);

  p {
    font-size: var(--text-small);
    line-height: 1.45;
  }

  ${media.desktop} {
    grid-template:
      'photo' auto
      'who' auto
      'bio' 1fr
      'link' auto / minmax(0, 1fr);
    gap: var(--space-3);
    overflow: clip;
    padding: 0 0 var(--space-4);

    > :not(:first-child) {
      margin-inline: var(--space-4);
    }
  }
`;

const Photo = styled.div`
  grid-area: photo;
  overflow: clip;
  border-radius: var(--radius-small);

  ${media.desktop} {
    border-radius: 0;
  }
`;

const Who = styled.div`
  grid-area: who;
`;

const Name = styled(Heading)`
  margin-block-end: var(--space-1);
  font-size: 1.125rem;

  ${media.desktop} {
    font-size: var(--text-heading);
  }
`;

const Work = styled.p`
  color: var(--color-text-muted);

  strong {
    color: var(--color-text);
  }
`;

const Bio = styled.p`
  grid-area: bio;
`;

const Profile = styled(Link)`
  grid-area: link;
  justify-self: start;
  min-height: 1.75rem;
  font-size: var(--text-small);
  font-weight: 600;
`;

export function SpeakerCard({ speaker }: { readonly speaker: Speaker }) {
  const { id, name, role, organization, bio } = speaker;
  return (
    <Frame>
      <Photo>
        <SpeakerPhoto speaker={speaker} />
      </Photo>
      <Who>
        <Name>{name}</Name>
        <Work>
          <strong>{role}</strong>
          <br />
          {organization}
        </Work>
      </Who>
      <Bio>{bio}</Bio>
      <Profile to={`/conference/speakers/${id}`}>
        Full profile<VisuallyHidden> of {name}</VisuallyHidden>
      </Profile>
    </Frame>
  );
}
