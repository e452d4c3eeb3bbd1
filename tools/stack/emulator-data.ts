import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Failure } from '@raade/contracts/base/failure';
import { LOCAL_PROJECT_ID } from '@raade/contracts/local/local-stack';
import { LOCAL_ERASURE_DATABASE } from './environments.ts';
import type { VolatileData } from './keep-running.ts';

const DATABASES = ['(default)', LOCAL_ERASURE_DATABASE];

/** The accounts of an Auth emulator. */
export function authData(origin: string): VolatileData {
  const accounts = `${origin}/identitytoolkit.googleapis.com/v1/projects/${LOCAL_PROJECT_ID}/accounts`;
  return copiedByHttp(`${accounts}:batchGet?maxResults=-1`, `${accounts}:batchCreate`);
}

/** The objects of our Stripe emulator. */
export function stripeData(origin: string): VolatileData {
  return copiedByHttp(`${origin}/control/snapshot`, `${origin}/control/restore`);
}

/** Data that comes from one address as JSON and goes back to another; the copy is in the memory of this process. */
function copiedByHttp(source: string, target: string): VolatileData {
  let copy = '{}';
  return {
    save: async () => {
      copy = await request(source);
    },
    restore: async () => {
      await request(target, copy);
    },
  };
}

/** The databases of a Firestore emulator, exported to a folder of its own. */
export function firestoreData(origin: string, folder: string): VolatileData {
  const project = `${origin}/emulator/v1/projects/${LOCAL_PROJECT_ID}`;
  const [latest, next] = [join(folder, 'latest'), join(folder, 'next')];
  const transfer = (action: 'export' | 'import', id: string, target: object) =>
    request(
      `${project}:${action}`,
      JSON.stringify({ database: `projects/${LOCAL_PROJECT_ID}/databases/${id}`, ...target }),
    );
  return {
    async save() {
      await rm(next, { recursive: true, force: true });
      await mkdir(next, { recursive: true });
      for (const id of DATABASES)
        await transfer('export', id, { export_directory: next, export_name: id });
      await rm(latest, { recursive: true, force: true });
      await rename(next, latest);
    },
    async restore() {
      for (const id of DATABASES) {
        const metadata = join(latest, id, `${id}.overall_export_metadata`);
        await transfer('import', id, { export_directory: metadata });
      }
    },
  };
}

/** Sends a GET, or a POST with a body of JSON, as the emulator's owner. */
async function request(url: string, body?: string): Promise<string> {
  const response = await fetch(url, {
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    ...(body !== undefined && { method: 'POST', body }),
  });
  const text = await response.text();
  if (!response.ok) throw new Failure(`${url} answered ${response.status}: ${text}`);
  return text;
}
