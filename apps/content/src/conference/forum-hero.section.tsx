import { FORUM } from '@raade/contracts/forum';
import { styled } from '@raade/platform';
import { Stage, StageTitle } from '@raade/ui';

const Motto = styled.p`
  color: var(--color-sun);
  font: 600 var(--text-lead) / 1.4 var(--font-display);
`;

export function ForumHero() {
  return (
    <Stage labelledBy="forum-title">
      <StageTitle id="forum-title">Join us at the RAADE African Development Forum</StageTitle>
      <Motto>Building Pathways to the Future</Motto>
      <p>
        {FORUM.dates}, {FORUM.venue}
      </p>
    </Stage>
  );
}
