import { APPS } from '../../required/hosting-sites.ts';
import type { Answers } from './answers.ts';
import { documentOf } from './firestore-values.ts';
import { sampleReleaseOf } from './sample-releases.ts';

/** A document in the format of Firestore's REST API. */
export const documentIn = (
  documents: string,
  path: string,
  data: Readonly<Record<string, unknown>>,
) => ({ name: `${documents.replace(/^.*\/v1\//, '')}/${path}`, fields: documentOf(data) });

/**
 * Adds answers for a site with a live release of each app.
 * @param documents the address of the documents in Firestore, without its scheme
 */
export function publish(
  answers: Answers,
  origins: ReadonlyMap<string, string>,
  documents: string,
  at: Date,
): void {
  const pointers = APPS.map((app) => {
    const { pointer, files } = sampleReleaseOf(app);
    const { host } = new URL(origins.get(app) ?? '');
    for (const [name, body] of files) {
      for (const method of ['GET', 'HEAD']) {
        answers.set(`${method} ${host}/r/${pointer.release}/${name}`, { body });
      }
    }
    const moved = { kind: 'publish', moved_by: 'releases@raade.test', moved_at: at, history: [] };
    return documentIn(documents, `release_pointers/${app}`, { revision: 3, pointer, ...moved });
  });
  answers.json(`GET ${documents}/release_pointers`, { documents: pointers });
  const revisions = Object.fromEntries(APPS.map((app) => [app, 3]));
  const live = { revisions, at, problems: [] };
  answers.json(
    `GET ${documents}/publishing/site`,
    documentIn(documents, 'publishing/site', { live }),
  );
  const { host } = new URL(origins.get('shell') ?? '');
  const body = '<script type="application/json" id="raade-registry"></script>';
  answers.set(`GET ${host}/`, { body });
}
