import { projectPath } from '@raade/content-model/addresses/page-address';
import { Heading, VisuallyHidden } from '@raade/ui';
import type { Project } from '../content/projects.ts';
import { PROJECT_CARD } from '../picture/places.ts';
import { Sectors } from '../projects/sectors.tsx';
import { Unbroken } from '../projects/unbroken.tsx';
import {
  Card,
  Challenge,
  Explore,
  Foot,
  Partner,
  Picture,
  Text,
  Toggle,
  Top,
} from './project-card.styles.ts';
import { useChallenge } from './use-challenge.ts';

interface ProjectCardProps {
  readonly project: Project;
}

export function ProjectCard({ project }: ProjectCardProps) {
  const { slug, name, partner, description, challenge } = project;
  const { isOpen, toggle, cardHandlers } = useChallenge();
  const challengeId = `challenge-${slug}`;
  return (
    <Card {...cardHandlers}>
      <Top>
        <Picture project={project} place={PROJECT_CARD} />
        <Challenge id={challengeId} data-open={isOpen}>
          <strong>The challenge</strong>
          <p>
            <Unbroken>{challenge}</Unbroken>
          </p>
        </Challenge>
      </Top>
      <Text>
        <Sectors project={project} />
        <Heading>{name}</Heading>
        <Partner>With {partner}</Partner>
        <p>
          <Unbroken>{description}</Unbroken>
        </p>
      </Text>
      <Foot>
        <Explore to={projectPath(project)}>
          Explore Project <VisuallyHidden>{name}</VisuallyHidden>
        </Explore>
        <Toggle type="button" aria-expanded={isOpen} aria-controls={challengeId} onClick={toggle}>
          Challenge <VisuallyHidden>of {name}</VisuallyHidden>
          <span aria-hidden="true">{isOpen ? '−' : '+'}</span>
        </Toggle>
      </Foot>
    </Card>
  );
}
