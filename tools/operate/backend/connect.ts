import { type App, applicationDefault, deleteApp, initializeApp } from 'firebase-admin/app';
import { LOCAL_PROJECT_ID } from '@raade/contracts/local/local-stack';
import { findStack } from '@raade/kit/stack/stack-file.ts';
import { Failure } from '@raade/contracts/base/failure';
import { UNKNOWN_CALLER } from '../cloud/adc-token.ts';

const EMULATORS = ['FIRESTORE_EMULATOR_HOST', 'FIREBASE_AUTH_EMULATOR_HOST'] as const;

/** Says in the help of commands where they work. */
export const TARGET_HELP = 'on the local stack, unless --project names one of Google Cloud';

/**
 * Runs `work` with a connection to a project, which uses Google's credentials of this machine. Without a project, it
 * connects to the running local stack. Closes the connection afterwards.
 */
export async function withBackend<Result>(
  project: string | undefined,
  work: (app: App) => Promise<Result>,
): Promise<Result> {
  const app = project === undefined ? await connectLocally() : connectTo(project);
  try {
    return await work(app);
  } catch (error) {
    throw explainError(error);
  } finally {
    await deleteApp(app);
  }
}

async function connectLocally(): Promise<App> {
  const stack = await findStack('name the project to work with: `--project <id>`.');
  // Google's SDKs read the addresses of emulators from environment variables.
  Object.assign(process.env, stack.env);
  return initializeApp({ projectId: LOCAL_PROJECT_ID });
}

function connectTo(projectId: string): App {
  const variables = EMULATORS.filter((name) => process.env[name] !== undefined);
  if (variables.length > 0) {
    throw new Failure(
      `--project means Google Cloud, but ${variables.join(' and ')} would lead to an emulator. Unset it first.`,
    );
  }
  return initializeApp({ projectId, credential: applicationDefault() });
}

/** Replaces an error of Google's SDKs about missing credentials by one that says what to do. */
function explainError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if (/default credentials|invalid-credential|invalid_grant/i.test(error.message)) {
    return new Failure(`${UNKNOWN_CALLER}\n${error.message}`, { cause: error });
  }
  return error;
}
