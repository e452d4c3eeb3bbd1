import type { Content } from '../content.schema.ts';
import type { StoredSpeaker } from '../forum/speakers.schema.ts';
import { fieldProblems } from './field-problems.ts';
import type { Codes, Imported, ImportProblem } from './imported.ts';
import { idsAfter, matchSessions, matchSpeakers } from './match-items.ts';
import { KIND_FIELD } from './to-speakers.ts';

interface ImportPreview {
  /** The content as it would be. */
  readonly after: Content;
  readonly problems: readonly ImportProblem[];
  /** To be kept for the next import. */
  readonly codes: Codes;
}

type Ids = ReadonlyMap<string, string>;

const NO_CODES: Codes = { sessions: {}, speakers: {} };

/**
 * What an import would make of the content. Items that are there already keep their ids, and speakers the fields that
 * the other program does not know.
 * @param known the codes of the import before
 */
export function previewImport(
  before: Content,
  imported: Imported,
  known: Codes = NO_CODES,
): ImportPreview {
  const people = idsAfter(
    matchSpeakers(before, imported, known),
    imported.speakers,
    before.speakers,
  );
  const slots = idsAfter(
    matchSessions(before, imported, known),
    imported.sessions,
    before.sessions,
  );
  const { speakers, problems } = speakersAfter(before, imported, people);
  const sessions = sessionsAfter(imported, slots, people);
  const days = [...imported.days];
  const after = { ...before, forum: { ...before.forum, days }, sessions, speakers };
  return {
    after,
    problems: [...problems, ...fieldProblems({ days, sessions, speakers })],
    codes: {
      sessions: underNewIds(imported.codes.sessions, slots),
      speakers: underNewIds(imported.codes.speakers, people),
    },
  };
}

/** Those that were there stay in their order, new ones follow. What was guessed of one that is known is not needed. */
function speakersAfter({ speakers: old }: Content, { speakers, problems }: Imported, ids: Ids) {
  const guessed = problems.filter(({ field }) => field === KIND_FIELD).map(({ item }) => item);
  const settled = new Set<string>();
  const came = speakers.map((speaker) => {
    const id = ids.get(speaker.id) ?? speaker.id;
    const known = old.find((one) => one.id === id);
    if (!known) return { ...speaker, id };
    settled.add(speaker.name);
    return merged(known, speaker, guessed.includes(speaker.name));
  });
  const place = ({ id }: StoredSpeaker) => {
    const index = old.findIndex((one) => one.id === id);
    return index === -1 ? old.length : index;
  };
  return {
    speakers: came.sort((one, other) => place(one) - place(other)),
    problems: problems.filter(
      ({ kind, field, item }) => kind !== 'field' && !(field === KIND_FIELD && settled.has(item)),
    ),
  };
}

/** What came, with what is known in place of what is empty. */
function merged(known: StoredSpeaker, came: StoredSpeaker, isGuess: boolean): StoredSpeaker {
  const hasWords = came.bio !== '' || came.fullBio.length > 0;
  return {
    // Its picture, its address, and whatever else may be left out.
    ...known,
    ...came,
    id: known.id,
    role: came.role || known.role,
    organization: came.organization || known.organization,
    kind: isGuess ? known.kind : came.kind,
    bio: came.bio || known.bio,
    fullBio: hasWords ? came.fullBio : known.fullBio,
    expertise: came.expertise.length > 0 ? came.expertise : known.expertise,
    social: Object.keys(came.social).length > 0 ? came.social : known.social,
  };
}

const sessionsAfter = ({ sessions }: Imported, slots: Ids, people: Ids) =>
  sessions.map((session) => ({
    ...session,
    id: slots.get(session.id) ?? session.id,
    speakers: session.speakers.map((one) => ({
      ...one,
      speaker: people.get(one.speaker) ?? one.speaker,
    })),
  }));

const underNewIds = (codes: Codes['sessions'], ids: Ids) =>
  Object.fromEntries(Object.entries(codes).map(([id, code]) => [ids.get(id) ?? id, code]));
