import { localEnvironment } from '@raade/contracts/local/local-environment';
import { STACK_VARIABLE, type StackDescription, stackFileIn } from '@raade/kit/stack/stack-file.ts';
import { emulatorVariables, functionsSecrets, functionsSettings } from './environments.ts';
import { writeJson } from './project-folder.ts';
import type { StackRun } from './stack-run.ts';

/** Writes the description of the stack, which tests and commands read, into the run's folder. */
export async function writeStack(run: StackRun): Promise<StackDescription> {
  const { folder, origins, ports, today } = run;
  const file = stackFileIn(folder);
  const stack = {
    sites: folder.sites,
    origins,
    environment: localEnvironment(origins, today),
    env: {
      ...emulatorVariables(origins, ports),
      ...functionsSettings(run),
      ...functionsSecrets(),
      [STACK_VARIABLE]: file,
    },
  };
  await writeJson(file, stack);
  return stack;
}
