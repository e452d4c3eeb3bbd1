import { Failure } from '@raade/contracts/failure';
import type { Done, Use } from '../platform.ts';

/** Runs the stand-in of an action. Whatever it does not know is an error. */
export async function runAction(uses: string, use: Use): Promise<Done> {
  const name = uses.replace(/@.*$/, '');
  const action = use.platform.actions[name];
  if (!action) throw new Failure(`There is no stand-in for the action ${name}.`);
  const unknown = Object.keys(use.inputs).filter((input) => !Object.hasOwn(action.inputs, input));
  if (unknown.length > 0) {
    throw new Failure(`The stand-in of ${name} does not know: ${unknown.join(', ')}.`);
  }
  return action.run({ ...use, inputs: { ...action.inputs, ...use.inputs } });
}

/** Fails like GitHub where a job may not do what an action of it needs. */
export function requirePermission({ job }: Use, scope: string, least: 'read' | 'write'): void {
  const granted = job.permissions[scope] ?? 'none';
  if (granted === 'write' || granted === least) return;
  throw new Failure(`This job has ${scope}: ${granted}; it needs ${scope}: ${least}.`);
}
