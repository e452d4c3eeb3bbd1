import { type App, applicationDefault, deleteApp, initializeApp } from 'firebase-admin/app';
import { LOCAL_PROJECT_ID } from '@raade/contracts/local/local-stack';
import { findStack } from '@raade/kit/stack/stack-file.ts';
import { Failure } from '@raade/contracts/base/failure';
import { UNKNOWN_CALLER } from '../cloud/adc-token.ts';

const EMULATORS = ['FIRESTORE_EMULATOR_HOST', 'FIREBASE_AUTH_EMULATOR_HOST'] as const;

/** Text for the usage of commands that work through this module. */
export const WHERE = 'on the local stack, unless --project names one of Google Cloud';

/**
 * Works with the project that `--project` names, as whom Google's credentials of this machine name, or else
 * with the local stack that runs. Ends the connection after it.
 */
export async function withBackend<Result>(
  project: string | undefined,
  work: (app: App) => Promise<Result>,
): Promise<Result> {
  const app = project === undefined ? await connectLocally() : connectTo(project);
  try {
    return await work(app);
  } catch (error) {
    throw explained(error);
  } finally {
    await deleteApp(app);
  }
}

async function connectLocally(): Promise<App> {
  const stack = await findStack('name the project to work with: `--project <id>`.');
  // Google's SDKs find emulators by their environment.
  Object.assign(process.env, stack.env);
  return initializeApp({ projectId: LOCAL_PROJECT_ID });
}

function connectTo(projectId: string): App {
  const set = EMULATORS.filter((name) => process.env[name] !== undefined);
  if (set.length > 0) {
    throw new Failure(
      `--project means Google Cloud, but ${set.join(' and ')} would lead to an emulator. Unset it first.`,
    );
  }
  return initializeApp({ projectId, credential: applicationDefault() });
}

/** Advice about an error of Google's SDKs, where there is any. */
function explained(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if (/default credentials|invalid-credential|invalid_grant/i.test(error.message)) {
    return new Failure(`${UNKNOWN_CALLER}\n${error.message}`, { cause: error });
  }
  return error;
}
