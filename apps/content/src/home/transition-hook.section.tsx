import { styled } from '@raade/platform';
import { ButtonLink, Section, WovenEdge } from '@raade/ui';
import { HOME } from '../content/home.ts';

const Middle = styled.div`
  display: grid;
  align-content: center;
  justify-items: start;
  gap: var(--space-8);
  height: 100%;
`;

const Line = styled.h2`
  max-width: 18ch;
  font-size: var(--text-display);
  letter-spacing: -0.02em;
`;

const Ground = styled.div`
  display: grid;
  grid-template-rows: 1fr auto;
`;

export default function TransitionHook() {
  const { line, action } = HOME.hook;
  return (
    <Ground>
      <Section id="transition-hook" labelledBy="transition-hook-title" tone="night">
        <Middle>
          <Line id="transition-hook-title">{line}</Line>
          <ButtonLink to="/#join" look="night" preventScrollReset>
            {action}
          </ButtonLink>
        </Middle>
      </Section>
      <WovenEdge />
    </Ground>
  );
}
