import type { Grant } from '../../wanted/grants.ts';
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

/** Things that the doctor looks at without a request. */
interface Surroundings {
  certificateDays: number;
  records: Readonly<Record<string, readonly string[]>>;
}

export type Spoil = (answers: Answers, around: Surroundings) => void;

/** For each check, what its line says (`warn: ` before it if that is its level) once an answer is another one. */
export type BrokenStates = Readonly<Record<string, Readonly<Record<string, Spoil>>>>;

type Item = Readonly<Record<string, unknown>>;

/** Changes the items of a list that have a text in them; those that become nothing are left out. */
function items(answers: Answers, request: string, part: string, change: (item: Item) => unknown) {
  const [field = '', list] = Object.entries(answers.get(request)?.body as object)[0] ?? [];
  const has = (item: Item) => JSON.stringify(item).includes(part);
  const found = list as readonly Item[];
  if (!found.some(has)) throw new Error(`${request} has no ${part}`);
  const after = found.map((item) => (has(item) ? change(item) : item));
  answers.json(request, { [field]: after.filter((item) => item !== undefined) });
}

export const without =
  (request: string, part: string): Spoil =>
  (answers) =>
    items(answers, request, part, () => undefined);

export const changed =
  (request: string, part: string, change: object): Spoil =>
  (answers) =>
    items(answers, request, part, (item) => ({ ...item, ...change }));

export const edited =
  (request: string, change: object): Spoil =>
  (answers) =>
    void answers.edit(request, change);

export const gone =
  (start: string): Spoil =>
  (answers) =>
    void answers.drop(start);

/** The one request is not answered, and those below it are. */
export const only =
  (request: string): Spoil =>
  (answers) =>
    void answers.delete(request);

export const page =
  (request: string, change: Partial<Answer>): Spoil =>
  (answers) =>
    void answers.set(request, { ...(answers.get(request) as Answer), ...change });

/** Takes a role from those who have it on a thing, or from one of them. */
export const withoutRole = ({
  role,
  member = '',
  ...thing
}: Omit<Grant, 'member'> & Partial<Grant>): Spoil =>
  without(policyRequest(thing), `"${role}","members":["${member}`);

/** Settings of the deployed functions that are others; undefined takes one away. */
export const settings =
  (change: Readonly<Record<string, string | undefined>>): Spoil =>
  (answers) =>
    items(answers, FUNCTIONS, 'environmentVariables', (item) => {
      const { environmentVariables } = item['serviceConfig'] as { environmentVariables: Item };
      const variables = { ...environmentVariables, ...change };
      return { ...item, serviceConfig: { environmentVariables: variables } };
    });

export const document =
  (path: string, data: Item): Spoil =>
  (answers) =>
    void putDocument(answers, path, data);

export const pointer =
  (app: string, change: Item): Spoil =>
  (answers) =>
    items(answers, `GET ${DOCUMENTS}/release_pointers`, `/release_pointers/${app}"`, (item) => ({
      ...item,
      fields: { ...(item['fields'] as Item), ...documentOf(change) },
    }));

export const fileOf = (app: string, name: string) =>
  `${PROJECT}-${app}.web.app/r/${sampleReleaseOf(app).pointer.release}/${name}`;

export const record =
  (name: string, texts: readonly string[]): Spoil =>
  (_answers, around) => {
    around.records = { ...around.records, [name]: texts };
  };

export const version = (secret: string, change: object) =>
  changed(`GET ${SECRET}/${secret}/versions`, 'ENABLED', change);

export const RUNTIME = `${NUMBER}-compute@developer.gserviceaccount.com`;

const BUCKET = 'GET storage.googleapis.com/storage/v1/b/raade-live-pictures';

/** A bucket of pictures that functions may use, as `setup:project` makes it, but for a change. */
export const bucket =
  (change: Item): Spoil =>
  (answers, around) => {
    settings({ PICTURES_BUCKET: 'raade-live-pictures' })(answers, around);
    const uniform = { uniformBucketLevelAccess: { enabled: true } };
    const iamConfiguration = { ...uniform, publicAccessPrevention: 'enforced' };
    const softDeletePolicy = { retentionDurationSeconds: '7776000' };
    answers.json(BUCKET, { iamConfiguration, softDeletePolicy, ...change });
    const members = [`serviceAccount:${RUNTIME}`];
    answers.json(`${BUCKET}/iam`, { bindings: [{ role: 'roles/storage.objectUser', members }] });
  };
