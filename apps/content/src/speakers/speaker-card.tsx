import { speakerPath } from '@raade/content-model/addresses/page-address';
import { useContent } from '@raade/content-model/provided/use-content';
import { Link, media, styled } from '@raade/platform';
import { Heading, renderText, VisuallyHidden } from '@raade/ui';
import type { Speaker } from '../content/speakers.ts';
import { SPEAKER_CARD } from '../picture/places.ts';
import { SpeakerPhoto } from './speaker-photo.tsx';

/** The photo is above the text. The link covers the whole card, so that it is clickable. */
const Frame = styled.li`
  position: relative;
  display: grid;
  grid-template-rows: auto auto 1fr;
  gap: var(--space-1);
  overflow: clip;
  padding-block-end: var(--space-2);
  border: 1px solid var(--color-border);
  border-radius: var(--radius);
  background: var(--color-surface);

  > * {
    margin-inline: var(--space-3);
  }

  p {
    font-size: var(--text-small);
    line-height: 1.4;
  }

  &:hover {
    border-color: var(--color-border-strong);
  }

  ${media.desktop} {
    gap: var(--space-3);
    padding-block-end: var(--space-4);

    > * {
      margin-inline: var(--space-4);
    }

    [data-bio] {
      font-size: 1rem;
      line-height: 1.5;
    }
  }
`;

const Photo = styled.div`
  margin-inline: 0;
`;

const Name = styled(Heading)`
  margin-block: var(--space-1);
  font-size: 1rem;

  ${media.desktop} {
    margin-block-start: 0;
    font-size: var(--text-heading);
  }
`;

const Work = styled.p`
  color: var(--color-text-muted);

  strong {
    display: block;
    color: var(--color-text);
  }
`;

const Profile = styled(Link)`
  place-self: end start;
  min-height: 1.75rem;
  font-size: var(--text-small);
  font-weight: 600;

  &::after {
    position: absolute;
    inset: 0;
    content: '';
  }
`;

export function SpeakerCard({ speaker }: { readonly speaker: Speaker }) {
  const { pastPath } = useContent();
  const { name, role, organization, bio } = speaker;
  return (
    <Frame>
      <Photo>
        <SpeakerPhoto speaker={speaker} place={SPEAKER_CARD} />
      </Photo>
      <div>
        <Name>{renderText(name)}</Name>
        <Work>
          <strong>{renderText(role)}</strong>
          {renderText(organization)}
        </Work>
      </div>
      <p data-bio>{renderText(bio)}</p>
      <Profile to={speakerPath(speaker, pastPath)}>
        Full profile
        <VisuallyHidden> of {renderText(name)}</VisuallyHidden>
      </Profile>
    </Frame>
  );
}
