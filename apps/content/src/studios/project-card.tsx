import { projectPath } from '@raade/content-model/addresses/page-address';
import { useContent } from '@raade/content-model/provided/use-content';
import { Heading, renderText, Note, VisuallyHidden } from '@raade/ui';
import type { Project } from '../content/projects.ts';
import { PROJECT_CARD } from '../picture/places.ts';
import { Sectors } from '../projects/sectors.tsx';
import { UnbrokenText } from '../projects/unbroken-text.tsx';
import {
  Card,
  Challenge,
  ExploreLink,
  Actions,
  Picture,
  CurrentPhase,
  Text,
  Toggle,
  Top,
} from './project-card.styles.ts';
import { type FocusEvent, type KeyboardEvent, type PointerEvent, useState } from 'react';

export function ProjectCard({ project }: { readonly project: Project }) {
  const { slug, name, partner, description, challenge, phase } = project;
  const { phases } = useContent().studios.overview;
  const { isOpen, toggle, cardHandlers } = useChallenge();
  const challengeId = `challenge-${slug}`;
  return (
    <Card {...cardHandlers}>
      <Top>
        <Picture project={project} place={PROJECT_CARD} />
        <Challenge id={challengeId} data-open={isOpen}>
          <strong>The challenge</strong>
          <p>
            <UnbrokenText>{challenge}</UnbrokenText>
          </p>
        </Challenge>
      </Top>
      <Text>
        <Sectors project={project} />
        <Heading>{renderText(name)}</Heading>
        <Note>With {renderText(partner)}</Note>
        <p>
          <UnbrokenText>{description}</UnbrokenText>
        </p>
        <CurrentPhase>
          {renderText(`Phase ${phase} of ${phases.length}: ${phases[phase - 1]?.name ?? ''}`)}
        </CurrentPhase>
      </Text>
      <Actions>
        <ExploreLink to={projectPath(project)}>
          Explore Project <VisuallyHidden>{renderText(name)}</VisuallyHidden>
        </ExploreLink>
        <Toggle type="button" aria-expanded={isOpen} aria-controls={challengeId} onClick={toggle}>
          Read the challenge
          <VisuallyHidden> of {renderText(name)}</VisuallyHidden>
        </Toggle>
      </Actions>
    </Card>
  );
}

/**
 * Shows a card's challenge on hover, on keyboard focus, or after a press of its button, for touch. Escape hides it
 * (https://www.w3.org/TR/WCAG22/#content-on-hover-or-focus).
 */
function useChallenge() {
  const [isOpen, setOpen] = useState(false);
  const isMouse = (event: PointerEvent) => event.pointerType === 'mouse';
  return {
    isOpen,
    toggle: () => setOpen((wasOpen) => !wasOpen),
    cardHandlers: {
      onPointerEnter: (event: PointerEvent) => isMouse(event) && setOpen(true),
      onPointerLeave: (event: PointerEvent) => isMouse(event) && setOpen(false),
      onFocus: ({ target }: FocusEvent) => target.matches(':focus-visible') && setOpen(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        !currentTarget.contains(relatedTarget) && setOpen(false),
      onKeyDown: ({ key }: KeyboardEvent) => key === 'Escape' && setOpen(false),
    },
  };
}
