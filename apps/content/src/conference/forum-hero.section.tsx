import { FORUM } from '@raade/contracts/forum';
import { styled } from '@raade/platform';

const Stage = styled.section`
  display: grid;
  align-content: center;
  gap: var(--space-4);
  min-height: 70svh;
  padding: calc(var(--navbar-height) + var(--space-12))
    max(var(--page-gutter), (100vw - var(--page-width)) / 2) var(--space-12);
  background: linear-gradient(160deg, var(--color-night), var(--color-night-raised));
  color: var(--color-on-night);
`;

const Title = styled.h1`
  max-width: 22ch;
  font-size: var(--text-title);
`;

const Motto = styled.p`
  color: var(--color-sun);
  font: 600 var(--text-lead) / 1.4 var(--font-display);
`;

export function ForumHero() {
  return (
    <Stage aria-labelledby="forum-title">
      <Title id="forum-title">Join us at the RAADE African Development Forum</Title>
      <Motto>Building Pathways to the Future</Motto>
      <p>
        {FORUM.dates}, {FORUM.venue}
      </p>
    </Stage>
  );
}
