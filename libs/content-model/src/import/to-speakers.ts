import { SPEAKER_KINDS, speakerSchema, type StoredSpeaker } from '../forum/speakers.schema.ts';
import type { ForeignProgramme, ForeignSpeaker, ImportProblem } from './imported.ts';
import { slugOf, takeSlug } from './slugs.ts';

interface Speakers {
  readonly speakers: readonly StoredSpeaker[];
  /** Ours by the other program's code. */
  readonly ids: ReadonlyMap<string, string>;
  /** What was taken for want of better knowledge. */
  readonly guesses: readonly ImportProblem[];
}

type Kind = StoredSpeaker['kind'];

const KINDS_OF_TYPES: ReadonlyMap<string, Kind> = new Map([
  ...SPEAKER_KINDS.map((kind) => [kind, kind] as const),
  ['keynote', 'plenary'],
]);
const KIND: Kind = 'plenary';

/** Everybody in the order of the file. */
export function speakersOf({ speakers, sessions }: ForeignProgramme): Speakers {
  const taken = new Set(speakers.flatMap(({ stored }) => stored?.id ?? []));
  const guesses: ImportProblem[] = [];
  const ids = new Map<string, string>();
  const made = speakers.map((speaker) => {
    const { code, name, stored } = speaker;
    const id = stored?.id ?? takeSlug(slugOf(name, 'speaker'), taken);
    ids.set(code, id);
    if (stored) return stored;
    const types = sessions
      .filter((session) => session.speakers.some((one) => one.code === code))
      .map(({ type = '' }) => KINDS_OF_TYPES.get(type.toLowerCase()));
    const kind = types.find((one) => one !== undefined);
    if (!kind) guesses.push(guessed(name));
    return storedOf(speaker, id, kind ?? KIND);
  });
  return { speakers: made, ids, guesses };
}

/** The field's label in problems. */
export const KIND_FIELD = 'Announced for';

const guessed = (item: string): ImportProblem => ({
  part: 'speakers',
  item,
  field: KIND_FIELD,
  says: `is not told there: "${KIND}" was taken`,
  kind: 'noticed',
});

function storedOf(speaker: ForeignSpeaker, id: string, kind: Kind): StoredSpeaker {
  const { name, role = '', organization = '', expertise = [], links = [] } = speaker;
  return {
    ...{ id, name: name.trim(), role: role.trim(), organization: organization.trim(), kind },
    ...biographyOf(speaker.biography ?? ''),
    expertise: [...expertise],
    social: socialOf(links),
  };
}

/** A text that is short enough is the short one; of a longer one nobody but an editor can say what matters. */
function biographyOf(text: string): Pick<StoredSpeaker, 'bio' | 'fullBio'> {
  const paragraphs = text
    .split(/\r?\n\s*\r?\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
  const [first = ''] = paragraphs;
  const isShort = paragraphs.length === 1 && speakerSchema.shape.bio.safeParse(first).success;
  return isShort ? { bio: first, fullBio: [] } : { bio: '', fullBio: paragraphs };
}

function socialOf(links: NonNullable<ForeignSpeaker['links']>): StoredSpeaker['social'] {
  const find = (name: RegExp) =>
    links.find(({ title, url }) => name.test(title) || name.test(url))?.url;
  const twitter = find(/twitter|\bx\.com\b/i);
  const linkedin = find(/linkedin/i);
  const website = links.find(({ url }) => url !== twitter && url !== linkedin)?.url;
  return {
    ...(twitter ? { twitter } : {}),
    ...(linkedin ? { linkedin } : {}),
    ...(website ? { website } : {}),
  };
}
