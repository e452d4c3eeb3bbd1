import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { PROJECT } from '@raade/operate/testing/cloud/sample-project.ts';

const ROOT = `/v1/projects/${PROJECT}/databases/(default)/documents`;

export interface FakeFirestore {
  /** Like `127.0.0.1:8080`. */
  readonly host: string;
  /** Fields by the path of a document. */
  readonly documents: Map<string, object>;
  close(): Promise<void>;
}

/**
 * The part of Firestore's REST API by which documents are kept and put back, for collections of the top alone
 * (https://cloud.google.com/firestore/docs/reference/rest/v1/projects.databases.documents).
 */
export async function startFakeFirestore(): Promise<FakeFirestore> {
  const documents = new Map<string, object>();
  const nameOf = (document: string) => `${ROOT.slice('/v1/'.length)}/${document}`;
  const idOf = (name: string) => name.slice(nameOf('').length);

  function answer(path: string, body: { writes?: { update: { name: string; fields: object } }[] }) {
    if (path === `${ROOT}:listCollectionIds`) {
      return { collectionIds: [...new Set([...documents.keys()].map((id) => id.split('/')[0]))] };
    }
    if (path.endsWith(':listCollectionIds')) return {};
    if (path === `${ROOT}:commit`) {
      for (const { update } of body.writes ?? []) documents.set(idOf(update.name), update.fields);
      return {};
    }
    const found = [...documents].filter(([id]) => path === `${ROOT}/${id.split('/')[0]}`);
    const updateTime = '2026-11-23T00:00:00Z';
    return { documents: found.map(([id, fields]) => ({ name: nameOf(id), fields, updateTime })) };
  }

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const body = request.method === 'POST' ? json(request) : Promise.resolve({});
    void body.then((asked) =>
      response.end(JSON.stringify(answer(decodeURIComponent(pathname), asked as object))),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    ...{ documents, host: `127.0.0.1:${(server.address() as AddressInfo).port}` },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
