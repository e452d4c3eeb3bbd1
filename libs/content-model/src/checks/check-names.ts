import type { Content } from '../content.schema.ts';
import { keyOf, LISTS } from '../editions/lists.ts';
import type { Finding } from './finding.ts';
import { speakerName } from './speaker-name.ts';

/** Finds duplicate ids, between which links could not distinguish. */
export function checkIds(content: Content): readonly Finding[] {
  const { sessions, speakers, team } = content;
  const lists = Object.keys(LISTS) as (keyof typeof LISTS)[];
  return [
    ...lists.flatMap((part) =>
      twice(content[part].map((item) => keyOf(part, item) ?? '')).map((id) =>
        taken(part, [id, LISTS[part]]),
      ),
    ),
    ...twice(idsOf(team.members)).map((id) => taken('team', ['members', id, 'id'])),
    ...sessions.flatMap(({ id, speakers: appearances }) =>
      twice(appearances.map(({ speaker }) => speaker)).map((speaker) => ({
        part: 'sessions' as const,
        path: [id, 'speakers'],
        message: `${speakerName(speakers, speaker)} is there twice`,
      })),
    ),
  ];
}

const twice = (ids: readonly string[]) => [
  ...new Set(ids.filter((id, index) => ids.indexOf(id) !== index)),
];

const taken = (part: Finding['part'], path: readonly string[]): Finding => ({
  part,
  path,
  message: `"${path.at(-2) ?? ''}" is there twice`,
});

/** Finds references to items that do not exist. */
export function checkNames(content: Content): readonly Finding[] {
  const { sessions, projects, about, applications, home, team } = content;
  const slugs = projects.map(({ slug }) => slug);
  const wrongDay = wrongName('day', idsOf(content.forum.days));
  const wrongSpeaker = wrongName('speaker', idsOf(content.speakers));
  const wrongProject = wrongName('project', slugs);
  const wrongMember = wrongName('member', idsOf(team.members));
  return [
    ...sessions.flatMap(({ id, day, speakers }) => [
      ...wrongDay(day, 'sessions', id, 'day'),
      ...speakers.flatMap(({ speaker }, index) =>
        wrongSpeaker(speaker, 'sessions', id, 'speakers', index, 'speaker'),
      ),
    ]),
    ...projects.flatMap(({ slug, relatedProjects = [] }) => {
      const others = slugs.filter((one) => one !== slug);
      return relatedProjects.flatMap((name, index) =>
        wrongName('other project', others)(name, 'projects', slug, 'relatedProjects', index),
      );
    }),
    ...about.reality.questions.flatMap(({ project }, index) =>
      wrongProject(project, 'about', 'reality', 'questions', index, 'project'),
    ),
    ...(['student', 'partner'] as const).flatMap((kind) =>
      wrongProject(
        applications[kind].facts.example?.project,
        ...(['applications', kind, 'facts', 'example', 'project'] as const),
      ),
    ),
    ...wrongProject(home.hook.project, 'home', 'hook', 'project'),
    ...wrongMember(team.correspondent, 'team', 'correspondent'),
  ];
}

const idsOf = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id);

const wrongName =
  (what: string, known: readonly string[]) =>
  (name: string | undefined, part: Finding['part'], ...path: Finding['path']): readonly Finding[] =>
    name === undefined || known.includes(name)
      ? []
      : [{ part, path, message: `there is no ${what} "${name}"` }];
