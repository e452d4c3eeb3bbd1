import type { Content } from '../content.schema.ts';
import type { StoredSession } from '../forum/sessions.schema.ts';

/** What a programme is told by. */
export interface ToldProgramme extends Pick<Content, 'sessions' | 'speakers'> {
  readonly forum: Pick<Content['forum'], 'days'>;
}

/** A session with what its visitors have to hear of. */
interface MovedSession {
  readonly id: string;
  /** Sentences, like 'Opening Address moved from 18:00 to 18:30'. */
  readonly says: readonly string[];
  /** As it was, and as it is. */
  readonly earlier?: StoredSession;
  readonly session?: StoredSession;
}

/** Who comes, who goes and what moves from one programme to another, without schemas: pages tell their visitors by it. */
export function movedSessions(
  before: ToldProgramme,
  after: ToldProgramme,
): readonly MovedSession[] {
  const old = new Map(before.sessions.map((session) => [session.id, session]));
  const now = new Map(after.sessions.map((session) => [session.id, session]));
  const gone = before.sessions.filter(({ id }) => !now.has(id));
  const come = after.sessions.filter(({ id }) => !old.has(id));
  return [
    ...gone.map(({ id, title }) => ({ id, says: [`${title} was removed`] })),
    ...come.map((session) => ({
      id: session.id,
      says: [`${session.title} was added on ${dayName(after, session)} at ${session.start}`],
    })),
    ...after.sessions.flatMap((session) => {
      const earlier = old.get(session.id);
      if (!earlier) return [];
      const moved = moves(before, after, earlier, session);
      const says = moved.map((what) => `${earlier.title} ${what}`);
      return [{ id: session.id, says, earlier, session }];
    }),
  ];
}

function moves(
  before: ToldProgramme,
  after: ToldProgramme,
  earlier: StoredSession,
  session: StoredSession,
): readonly string[] {
  const [from, to] = [dayName(before, earlier), dayName(after, session)];
  const [had, has] = [appearances(before, earlier), appearances(after, session)];
  return [
    ...(from === to ? [] : [`moved from ${from} to ${to}`]),
    ...(earlier.start === session.start ? [] : [`moved from ${earlier.start} to ${session.start}`]),
    ...(earlier.start === session.start && earlier.end !== session.end
      ? [`ends at ${session.end} instead of ${earlier.end}`]
      : []),
    ...(earlier.room === session.room ? [] : [`moved from ${earlier.room} to ${session.room}`]),
    ...changedAppearances(had, has),
  ];
}

/** The roles of those who speak, by their names. */
const appearances = (programme: ToldProgramme, { speakers }: StoredSession) =>
  new Map(
    speakers.map(({ speaker, role }) => [
      programme.speakers.find(({ id }) => id === speaker)?.name ?? speaker,
      role,
    ]),
  );

function changedAppearances(
  had: ReadonlyMap<string, string>,
  has: ReadonlyMap<string, string>,
): readonly string[] {
  const names = (of: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>) =>
    [...of.keys()].filter((name) => other.has(name));
  const isInOrder = names(had, has).join() === names(has, had).join();
  return [
    ...[...has.keys()].filter((name) => !had.has(name)).map((name) => `gained ${name}`),
    ...[...had.keys()].filter((name) => !has.has(name)).map((name) => `lost ${name}`),
    ...[...has]
      .filter(([name, role]) => had.has(name) && had.get(name) !== role)
      .map(([name, role]) => `has ${name} as ${role} instead of ${had.get(name) ?? ''}`),
    ...(isInOrder ? [] : ['names its speakers in another order']),
  ];
}

const dayName = ({ forum }: ToldProgramme, { day }: StoredSession) =>
  forum.days.find(({ id }) => id === day)?.name ?? day;
