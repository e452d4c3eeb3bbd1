import { createRequire } from 'node:module';
import { parseCommandLine } from '@raade/kit/terminal/command-line.ts';
import { runCommand } from '@raade/kit/terminal/run-command.ts';

/** The internal functions of firebase-tools that `lib/deploy/functions/prepare.js` calls before a deployment. */
interface FirebaseTools {
  readonly config: { Config: { load(options: object): { get(key: string): unknown } } };
  readonly projectConfig: {
    normalizeAndValidate(config: unknown): readonly LocalConfig[];
    resolveConfigDir(config: LocalConfig): string;
  };
  readonly prepare: {
    loadCodebases(
      config: readonly LocalConfig[],
      options: object,
      firebaseConfig: object,
      runtimeConfig: object,
    ): Promise<Readonly<Record<string, object>>>;
  };
  readonly env: { loadUserEnvs(options: object): Readonly<Record<string, string>> };
  readonly build: { resolveBackend(options: object): Promise<unknown> };
  readonly api: { setAccessToken(token: string): void };
}

interface LocalConfig {
  readonly source: string;
  readonly codebase: string;
}

const COMMAND = {
  name: 'node tools/ship/settings/testing/ask-for-secrets.command.ts',
  summary:
    'Asks for secrets and settings as `firebase deploy --non-interactive` does, and deploys nothing.',
  options: {
    folder: { type: 'string', value: '<folder>', default: '.', help: 'the one of firebase.json' },
    project: { type: 'string', value: '<id>', default: '', help: 'the project of Google Cloud' },
  },
} as const;

function firebaseTools(): FirebaseTools {
  const require = createRequire(import.meta.url);
  const from = (file: string): unknown => require(`firebase-tools/lib/${file}.js`);
  return {
    config: from('config'),
    projectConfig: from('functions/projectConfig'),
    prepare: from('deploy/functions/prepare'),
    env: from('functions/env'),
    build: from('deploy/functions/build'),
    api: from('apiv2'),
  } as FirebaseTools;
}

/** Fails like a deployment if a secret or a setting is missing. */
async function main({ values }: { readonly values: { folder: string; project: string } }) {
  const tools = firebaseTools();
  tools.api.setAccessToken('a token');
  const { folder, project: projectId } = values;
  const config = tools.config.Config.load({ cwd: folder });
  const codebases = tools.projectConfig.normalizeAndValidate(config.get('functions'));
  const options = { cwd: folder, config, project: projectId, projectId, nonInteractive: true };
  const firebaseConfig = { projectId };
  const builds = await tools.prepare.loadCodebases(codebases, options, firebaseConfig, {});
  for (const codebase of codebases) {
    const userEnvs = tools.env.loadUserEnvs({
      functionsSource: `${folder}/${codebase.source}`,
      configDir: `${folder}/${tools.projectConfig.resolveConfigDir(codebase)}`,
      projectId,
      projectDir: folder,
    });
    await tools.build.resolveBackend({
      build: builds[codebase.codebase],
      firebaseConfig,
      userEnvs,
      codebase: codebase.codebase,
      nonInteractive: true,
      isEmulator: false,
    });
  }
  console.log('Everything that a deployment asks for is there.');
  return 0;
}

await runCommand(COMMAND, () => main(parseCommandLine(COMMAND, process.argv.slice(2))));
