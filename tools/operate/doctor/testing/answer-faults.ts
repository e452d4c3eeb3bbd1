import type { Grant } from '../../required/grants.ts';
import type { Answer, Answers } from './answers.ts';
import { documentOf } from './firestore-values.ts';
import {
  DOCUMENTS,
  FUNCTIONS,
  NUMBER,
  policyRequest,
  PROJECT,
  putDocument,
  SECRET,
} from './healthy-project.ts';
import { sampleReleaseOf } from './sample-releases.ts';

/** Inputs of the doctor that are not answers to HTTP requests. */
interface OtherInputs {
  records: Readonly<Record<string, readonly string[]>>;
}

/** Changes the answers of a healthy project, so that one check finds a problem. */
export type AnswerFault = (answers: Answers, otherInputs: OtherInputs) => void;

/** For each check: parts of its messages (with `warn: ` for that level), and the fault that must cause them. */
export type BrokenStates = Readonly<Record<string, Readonly<Record<string, AnswerFault>>>>;

type Item = Readonly<Record<string, unknown>>;

/** Changes the items of a list that contain a text; `change` returns undefined to remove an item. */
function items(answers: Answers, request: string, part: string, change: (item: Item) => unknown) {
  const [field = '', list] = Object.entries(answers.get(request)?.body as object)[0] ?? [];
  const has = (item: Item) => JSON.stringify(item).includes(part);
  const found = list as readonly Item[];
  if (!found.some(has)) throw new Error(`${request} has no ${part}`);
  const after = found.map((item) => (has(item) ? change(item) : item));
  answers.json(request, { [field]: after.filter((item) => item !== undefined) });
}

/** Removes items that contain a text from a list. */
export const without =
  (request: string, part: string): AnswerFault =>
  (answers) =>
    items(answers, request, part, () => undefined);

/** Changes fields of the items that contain a text. */
export const changed =
  (request: string, part: string, change: object): AnswerFault =>
  (answers) =>
    items(answers, request, part, (item) => ({ ...item, ...change }));

/** Changes fields of an answer. */
export const edited =
  (request: string, change: object): AnswerFault =>
  (answers) =>
    void answers.edit(request, change);

/** Removes the answers to all requests that start with a text. */
export const gone =
  (start: string): AnswerFault =>
  (answers) =>
    void answers.drop(start);

/** Removes the answer to exactly this request. */
export const only =
  (request: string): AnswerFault =>
  (answers) =>
    void answers.delete(request);

/** Changes status, headers or body of a page. */
export const page =
  (request: string, change: Partial<Answer>): AnswerFault =>
  (answers) =>
    void answers.set(request, { ...(answers.get(request) as Answer), ...change });

/** Removes a role on a resource from all its members, or from one of them. */
export const withoutRole = ({
  role,
  member = '',
  ...thing
}: Omit<Grant, 'member'> & Partial<Grant>): AnswerFault =>
  without(policyRequest(thing), `"${role}","members":["${member}`);

/** Changes settings of the deployed functions; undefined removes one. */
export const settings =
  (change: Readonly<Record<string, string | undefined>>): AnswerFault =>
  (answers) =>
    items(answers, FUNCTIONS, 'environmentVariables', (item) => {
      const { environmentVariables } = item['serviceConfig'] as { environmentVariables: Item };
      const variables = { ...environmentVariables, ...change };
      return { ...item, serviceConfig: { environmentVariables: variables } };
    });

export const document =
  (path: string, data: Item): AnswerFault =>
  (answers) =>
    void putDocument(answers, path, data);

export const pointer =
  (app: string, change: Item): AnswerFault =>
  (answers) =>
    items(answers, `GET ${DOCUMENTS}/release_pointers`, `/release_pointers/${app}"`, (item) => ({
      ...item,
      fields: { ...(item['fields'] as Item), ...documentOf(change) },
    }));

export const fileOf = (app: string, name: string) =>
  `${PROJECT}-${app}.web.app/r/${sampleReleaseOf(app).pointer.release}/${name}`;

export const record =
  (name: string, texts: readonly string[]): AnswerFault =>
  (_answers, otherInputs) => {
    otherInputs.records = { ...otherInputs.records, [name]: texts };
  };

export const version = (secret: string, change: object) =>
  changed(`GET ${SECRET}/${secret}/versions`, 'ENABLED', change);

export const RUNTIME = `${NUMBER}-compute@developer.gserviceaccount.com`;
