import { phaseTextsOf } from '@raade/content-model/programme/phase-texts';
import { useContent } from '@raade/content-model/provided/use-content';
import type { ForumPhase } from '@raade/contracts/content/forum-phase';
import { styled } from '@raade/platform';
import { ButtonLink, letters, LinkCards, Section, SectionTitle } from '@raade/ui';
import { Opening } from '../../opening/opening.styles.ts';
import { ApplicationHero } from '../application-hero.tsx';

const Ways = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-6);
`;

/** For whom there is no place to ask for: not yet, or not any more. */
export function NoRegistration({ phase }: { readonly phase: ForumPhase }) {
  const { registration, instead } = phaseTextsOf(useContent())[phase];
  return (
    <Opening>
      <ApplicationHero
        title={letters(registration.title)}
        back={{ label: 'Forum', to: '/conference' }}
      >
        {letters(registration.text)}
      </ApplicationHero>
      <Section {...(instead && { labelledBy: 'ways-title' })}>
        <Ways>
          {instead && (
            <>
              <SectionTitle id="ways-title">{letters(instead.title)}</SectionTitle>
              <LinkCards links={instead.ways} />
            </>
          )}
          <ButtonLink to="/conference" look="quiet">
            See the forum
          </ButtonLink>
        </Ways>
      </Section>
    </Opening>
  );
}
