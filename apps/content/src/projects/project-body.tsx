import { letters, Stack } from '@raade/ui';
import type { Project } from '../content/projects.ts';
import { Block, BlockTitle, Facts, Goals } from './project-body.styles.ts';
import { PartnerName } from './partner-name.tsx';
import { ProjectOutcomes } from './project-outcomes.tsx';
import { sectorsOf } from './sectors.tsx';
import { Unbroken } from './unbroken.tsx';

interface ProjectBodyProps {
  readonly project: Project;
}

/** The text about a project, from its outline to its outcomes. */
export function ProjectBody({ project }: ProjectBodyProps) {
  return (
    <Stack $gap={12}>
      <Overview project={project} />
      <Block aria-labelledby="challenge">
        <BlockTitle id="challenge">Challenge</BlockTitle>
        <p>
          <Unbroken>{project.challenge}</Unbroken>
        </p>
      </Block>
      <Block aria-labelledby="goals">
        <BlockTitle id="goals">Project Goals</BlockTitle>
        <Goals>
          {project.goals.map((goal) => (
            <li key={goal}>{letters(goal)}</li>
          ))}
        </Goals>
      </Block>
      <ProjectOutcomes project={project} />
    </Stack>
  );
}

function Overview({ project }: ProjectBodyProps) {
  return (
    <Block aria-labelledby="overview">
      <BlockTitle id="overview">Overview</BlockTitle>
      <p data-size="lead">
        <Unbroken>{project.description}</Unbroken>
      </p>
      <Facts>
        <div>
          <dt>Timeline</dt>
          <dd>{letters(project.timeline)}</dd>
        </div>
        <div>
          <dt>Partner</dt>
          <dd>
            <PartnerName project={project} />
          </dd>
        </div>
        <div>
          <dt>Sector</dt>
          <dd>{sectorsOf(project).join(' and ')}</dd>
        </div>
      </Facts>
    </Block>
  );
}
