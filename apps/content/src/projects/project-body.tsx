import { renderText, Stack } from '@raade/ui';
import { type Project, sectorsOf } from '../content/projects.ts';
import { Block, BlockTitle, Facts, Goals, Outcomes, OutcomesTitle } from './project-body.styles.ts';
import { PartnerName } from './partner-name.tsx';
import { UnbrokenText } from './unbroken-text.tsx';
import { useContent } from '@raade/content-model/provided/use-content';

interface ProjectBodyProps {
  readonly project: Project;
}

/** The text about a project, from overview to outcomes. */
export function ProjectBody({ project }: ProjectBodyProps) {
  return (
    <Stack $gap={12}>
      <Overview project={project} />
      <Block aria-labelledby="challenge">
        <BlockTitle id="challenge">Challenge</BlockTitle>
        <p>
          <UnbrokenText>{project.challenge}</UnbrokenText>
        </p>
      </Block>
      <Block aria-labelledby="goals">
        <BlockTitle id="goals">Project Goals</BlockTitle>
        <Goals>
          {project.goals.map((goal) => (
            <li key={goal}>{renderText(goal)}</li>
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
        <UnbrokenText>{project.description}</UnbrokenText>
      </p>
      <Facts>
        <div>
          <dt>Timeline</dt>
          <dd>{renderText(project.timeline)}</dd>
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

/** The outcomes of a project: those of finished phases, and then those of the current and later ones. */
function ProjectOutcomes({ project: { phase, outcomes } }: { readonly project: Project }) {
  const finished = outcomes.filter((outcome) => outcome.phase < phase);
  const expected = outcomes.filter((outcome) => outcome.phase >= phase);
  const titles = useContent().studios.project.outcomes;
  const groups = [
    { title: titles.done, items: finished, start: 1 },
    { title: titles.toCome, items: expected, start: 1 + finished.length },
  ];
  return (
    <Block aria-labelledby="outcomes">
      <BlockTitle id="outcomes">Outcomes</BlockTitle>
      {groups
        .filter(({ items }) => items.length > 0)
        .map(({ title, items, start }) => (
          <div key={title}>
            <OutcomesTitle>{renderText(title)}</OutcomesTitle>
            <Outcomes start={start}>
              {items.map(({ text }) => (
                <li key={text}>{renderText(text)}</li>
              ))}
            </Outcomes>
          </div>
        ))}
    </Block>
  );
}
