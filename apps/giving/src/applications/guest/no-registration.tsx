import type { ForumPhase } from '@raade/contracts/forum-phase';
import { styled } from '@raade/platform';
import { ButtonLink, Letters, Section } from '@raade/ui';
import { PHASE_TEXTS } from '../../content/forum-places.ts';
import { Opening } from '../../opening/opening.styles.ts';
import { ApplicationHero } from '../application-hero.tsx';

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
`;

/** For whom there is no place to ask for: not yet, or not any more. */
export function NoRegistration({ phase }: { readonly phase: ForumPhase }) {
  const { title, text } = PHASE_TEXTS[phase].registration;
  return (
    <Opening>
      <ApplicationHero
        title={<Letters>{title}</Letters>}
        back={{ label: 'Forum', to: '/conference' }}
      >
        <Letters>{text}</Letters>
      </ApplicationHero>
      <Section>
        <Ways>
          <ButtonLink to="/conference">See the forum</ButtonLink>
          <ButtonLink to="/conference/register" look="quiet">
            What you can do instead
          </ButtonLink>
        </Ways>
      </Section>
    </Opening>
  );
}
