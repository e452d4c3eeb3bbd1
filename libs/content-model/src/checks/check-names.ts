import type { Content } from '../content.schema.ts';
import { keyOf, LISTS } from '../editions/lists.ts';
import type { Finding } from './finding.ts';
import { speakerName } from './speaker-name.ts';

/** Finds ids that two items have. Links could not distinguish them. */
export function checkIds(content: Content): readonly Finding[] {
  const { sessions, speakers, team } = content;
  const lists = Object.keys(LISTS) as (keyof typeof LISTS)[];
  return [
    ...lists.flatMap((part) =>
      duplicatesIn(content[part].map((item) => keyOf(part, item) ?? '')).map((id) =>
        toFinding(part, [id, LISTS[part]]),
      ),
    ),
    ...duplicatesIn(idsOf(team.members)).map((id) => toFinding('team', ['members', id, 'id'])),
    ...sessions.flatMap(({ id, speakers: appearances }) =>
      duplicatesIn(appearances.map(({ speaker }) => speaker)).map((speaker) => ({
        part: 'sessions' as const,
        path: [id, 'speakers'],
        message: `${speakerName(speakers, speaker)} is there twice`,
      })),
    ),
  ];
}

const duplicatesIn = (ids: readonly string[]) => [
  ...new Set(ids.filter((id, index) => ids.indexOf(id) !== index)),
];

/** The finding for an id that two items have. The last key of the path is the field, the one before it the id. */
const toFinding = (part: Finding['part'], path: readonly string[]): Finding => ({
  part,
  path,
  message: `"${path.at(-2) ?? ''}" is there twice`,
});

/** Finds references to items that do not exist. */
export function checkNames(content: Content): readonly Finding[] {
  const { sessions, projects, about, applications, home, team } = content;
  const slugs = projects.map(({ slug }) => slug);
  const checkDay = checkReference('day', idsOf(content.forum.days));
  const checkSpeaker = checkReference('speaker', idsOf(content.speakers));
  const checkProject = checkReference('project', slugs);
  const checkMember = checkReference('member', idsOf(team.members));
  return [
    ...sessions.flatMap(({ id, day, speakers }) => [
      ...checkDay(day, 'sessions', id, 'day'),
      ...speakers.flatMap(({ speaker }, index) =>
        checkSpeaker(speaker, 'sessions', id, 'speakers', index, 'speaker'),
      ),
    ]),
    ...projects.flatMap(({ slug, relatedProjects = [] }) => {
      const others = slugs.filter((other) => other !== slug);
      return relatedProjects.flatMap((name, index) =>
        checkReference('other project', others)(name, 'projects', slug, 'relatedProjects', index),
      );
    }),
    ...about.reality.questions.flatMap(({ project }, index) =>
      checkProject(project, 'about', 'reality', 'questions', index, 'project'),
    ),
    ...(['student', 'partner'] as const).flatMap((kind) =>
      checkProject(
        applications[kind].facts.example?.project,
        ...(['applications', kind, 'facts', 'example', 'project'] as const),
      ),
    ),
    ...checkProject(home.hook.project, 'home', 'hook', 'project'),
    ...checkMember(team.correspondent, 'team', 'correspondent'),
  ];
}

const idsOf = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id);

/** Returns a function that checks the reference in the field at `path`: it must be one of `existingIds`. */
const checkReference =
  (kind: string, existingIds: readonly string[]) =>
  (name: string | undefined, part: Finding['part'], ...path: Finding['path']): readonly Finding[] =>
    name === undefined || existingIds.includes(name)
      ? []
      : [{ part, path, message: `there is no ${kind} "${name}"` }];
