import path from 'node:path';
import { type Asked, type Host, json, jsonIn, tokenIn } from '../network/host.ts';
import type { JobIdentity } from '../runner/platform.ts';
import type { Runs } from './runs.ts';
import * as z from 'zod/mini';

export const API_HOST = 'api.github.com';

interface Known {
  readonly repository: string;
  readonly runs: Runs;
  /** Files of workflows by their names. */
  workflows(): Promise<ReadonlyMap<string, string>>;
  jobOf(token: string | undefined): JobIdentity | undefined;
  /** Starts a workflow by hand on a branch. */
  dispatch(file: string, branch: string): Promise<void>;
}

const dispatchSchema = z.strictObject({ ref: z.string() });

/**
 * GitHub's REST API as far as `gh` asks it in our workflows
 * (https://docs.github.com/en/rest/actions/workflows, https://docs.github.com/en/rest/actions/workflow-runs).
 */
export function apiHost(known: Known): Host {
  return async (asked) => {
    const job = known.jobOf(tokenIn(asked));
    if (!job) return json({ message: 'Bad credentials' }, 401);
    const root = `/repos/${known.repository}/actions/workflows`;
    if (!asked.path.startsWith(root)) return json({ message: 'Not Found' }, 404);
    const right = job.permissions['actions'] ?? 'none';
    if (right === 'none' || (asked.method === 'POST' && right !== 'write')) {
      return json({ message: 'Resource not accessible by integration' }, 403);
    }
    return answer(known, asked, asked.path.slice(root.length));
  };
}

async function answer(known: Known, asked: Asked, rest: string) {
  const workflows = await known.workflows();
  const [, file = '', task] = rest.split('/');
  const all = [...workflows].map(([name, one], id) => ({ id, name, path: one }));
  if (rest === '') return json({ total_count: all.length, workflows: all });
  const found = all.find((one) => String(one.id) === file || path.basename(one.path) === file);
  if (!found) return json({ message: 'Not Found' }, 404);
  if (asked.method === 'GET' && task === 'runs')
    return json(runsOf(known, found.path, asked.query));
  if (asked.method === 'POST' && task === 'dispatches') {
    const { ref } = dispatchSchema.parse(jsonIn(asked));
    await known.dispatch(found.path, ref);
    return { status: 204 };
  }
  return json({ message: 'Not Found' }, 404);
}

function runsOf({ runs }: Known, file: string, query: URLSearchParams) {
  const status = query.get('status');
  const found = runs.all
    .filter((run) => run.file === file && (status === null || run.conclusion === status))
    .filter(() => (query.get('branch') ?? 'main') === 'main')
    .toReversed()
    .slice(0, Number(query.get('per_page') ?? 30));
  const workflow_runs = found.map(({ id, sha, conclusion }) => ({
    id: Number(id),
    head_sha: sha,
    conclusion,
  }));
  return { total_count: workflow_runs.length, workflow_runs };
}
