import { useContent } from '@raade/content-model/provided/use-content';
import { styled } from '@raade/platform';
import { renderText } from '@raade/ui';
import type { Project } from '../content/projects.ts';
import { BlockTitle } from './project-body.styles.ts';

const Phases = styled.ol`
  list-style: none;

  li {
    position: relative;
    display: grid;
    gap: 0 var(--space-3);
    padding-block-end: var(--space-4);
    padding-inline-start: 2rem;
    color: var(--color-text-muted);
  }

  /* The line that connects the phases. */
  li:not(:last-child)::after {
    position: absolute;
    inset-block: 1rem 0;
    inset-inline-start: calc(0.625rem - 1px);
    border-inline-start: 2px solid var(--color-border-strong);
    content: '';
    translate: 0 0.5rem;
  }

  li::before {
    position: absolute;
    inset-block-start: 0.35rem;
    inset-inline-start: 0.125rem;
    width: 1rem;
    height: 1rem;
    border: 2px solid var(--color-border-strong);
    content: '';
    rotate: 45deg;
    scale: 0.8;
  }

  li[data-phase='done']::before {
    background: var(--color-border-strong);
  }

  li[aria-current]::before {
    border-color: var(--color-accent);
    background: var(--color-accent);
  }

  li[aria-current] strong {
    color: var(--color-text);
  }

  span {
    font-size: var(--text-small);
  }
`;

function stateOf(number: number, current: number): 'done' | 'now' | 'next' {
  if (number === current) return 'now';
  return number < current ? 'done' : 'next';
}

/** The three phases of the studios, with the project's current one marked. */
export function ProjectPhases({ phase: current }: Pick<Project, 'phase'>) {
  const { overview, project } = useContent().studios;
  const texts = project.standing;
  return (
    <section aria-labelledby="standing">
      <BlockTitle id="standing">{renderText(texts.heading)}</BlockTitle>
      <Phases>
        {overview.phases.map(({ name }, index) => {
          const state = stateOf(index + 1, current);
          return (
            <li key={name} data-phase={state} aria-current={state === 'now' ? 'step' : undefined}>
              <span>{renderText(`Phase ${index + 1}: ${texts[state]}`)}</span>
              <strong>{renderText(name)}</strong>
            </li>
          );
        })}
      </Phases>
    </section>
  );
}
