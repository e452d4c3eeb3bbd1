import type { Project } from '../content/projects.ts';
import { outcomesDone } from '../content/project-phases.ts';
import { STUDIOS } from '../content/studios.ts';
import { Block, BlockTitle, Outcomes, OutcomesTitle } from './project-body.styles.ts';

/** The outcomes of a project: those that are there, and those that its later phases are to bring. */
export function ProjectOutcomes({ project: { slug, outcomes } }: { readonly project: Project }) {
  const isDone = outcomesDone(slug);
  const words = STUDIOS.project.outcomes;
  const groups = [
    { title: words.done, texts: outcomes.filter((_text, index) => isDone[index]) },
    { title: words.toCome, texts: outcomes.filter((_text, index) => !isDone[index]) },
  ];
  return (
    <Block aria-labelledby="outcomes">
      <BlockTitle id="outcomes">Outcomes</BlockTitle>
      {groups
        .filter(({ texts }) => texts.length > 0)
        .map(({ title, texts }) => (
          <div key={title}>
            <OutcomesTitle>{title}</OutcomesTitle>
            <Outcomes start={1 + (title === words.toCome ? isDone.filter(Boolean).length : 0)}>
              {texts.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </Outcomes>
          </div>
        ))}
    </Block>
  );
}
