import type { Forum } from '../forum/forum.schema.ts';
import { readJson } from './door.ts';
import type { ForeignSession, ForeignSpeaker, Imported, ImportProblem } from './imported.ts';
import {
  type SessionizeEvent,
  sessionizeSchema,
  type SessionizeSession,
  type SessionizeSpeaker,
} from './sessionize.schema.ts';
import { toModel } from './to-model.ts';

const ALL = {
  schema: sessionizeSchema,
  what: 'an answer of Sessionize with all of an event',
  advice:
    'Make an endpoint on the page "API / Embed" there, and take its view "All" (…/view/All), with custom fields included.',
};

/** A question for the organization, and a category for the kind of session, by how people title them. */
const ORGANIZATION = /compan|organi[sz]ation|employer|affiliation/i;
const FORMAT = /format|type|kind/i;

/** The programme of an answer of Sessionize's API. Throws a `Failure` that says what to do if it is none. */
export function importSessionize(text: string, forum: Forum): Imported {
  const event = readJson(text, ALL);
  const taken = event.sessions.filter(({ status }) => isTaken(status));
  return toModel(
    {
      sessions: taken.map((session) => sessionOf(session, event)),
      speakers: event.speakers.map((speaker) => speakerOf(speaker, event)),
      leftOut: event.sessions
        .filter(({ status }) => !isTaken(status))
        .map(({ title, status }) => declined(title, status ?? '')),
    },
    forum,
  );
}

/** Sessions without a status are breaks and the like. */
export const isTaken = (status: string | null | undefined) => !status || /^accepted$/i.test(status);

export const declined = (item: string, status: string): ImportProblem => ({
  part: 'sessions',
  item,
  field: 'Status',
  says: `is "${status}" there, so it was left out: accept it there, then import again`,
  kind: 'left-out',
});

function sessionOf(session: SessionizeSession, event: SessionizeEvent): ForeignSession {
  const { id, title, description, startsAt, endsAt, roomId, speakers } = session;
  return {
    code: id,
    title,
    description: description ?? undefined,
    type: typeOf(session, event),
    start: startsAt ?? undefined,
    end: endsAt ?? undefined,
    room: event.rooms.find((room) => room.id === roomId)?.name,
    speakers: speakers.map((code) => ({ code })),
  };
}

function typeOf(session: SessionizeSession, { categories }: SessionizeEvent): string | undefined {
  const { categoryItems, isServiceSession, isPlenumSession } = session;
  const items = categories.filter(({ title }) => FORMAT.test(title)).flatMap(({ items }) => items);
  const format = items.find(({ id }) => categoryItems.includes(id))?.name;
  return format ?? (isServiceSession ? 'break' : isPlenumSession ? 'plenary' : undefined);
}

function speakerOf(speaker: SessionizeSpeaker, event: SessionizeEvent): ForeignSpeaker {
  const { id, fullName, firstName, lastName, bio, tagLine, links, categoryItems } = speaker;
  const items = event.categories.flatMap((category) => category.items);
  const questions = event.questions.filter(({ question }) => ORGANIZATION.test(question));
  const answer = speaker.questionAnswers.find(({ questionId }) =>
    questions.some((question) => question.id === questionId),
  );
  return {
    code: id,
    name: fullName ?? [firstName, lastName].filter(Boolean).join(' '),
    biography: bio ?? undefined,
    role: tagLine ?? undefined,
    organization: answer?.answerValue ?? undefined,
    expertise: items.filter((item) => categoryItems.includes(item.id)).map(({ name }) => name),
    links,
  };
}
