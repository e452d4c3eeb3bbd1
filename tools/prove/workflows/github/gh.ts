/**
 * Stands in for `gh`, the command line of GitHub, which its runners have: `run list` and `workflow run` as our
 * workflows type them (https://cli.github.com/manual/gh_run_list, https://cli.github.com/manual/gh_workflow_run). It
 * asks GitHub's API as `gh` does.
 */
import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';

const [, , subject, verb, ...args] = process.argv;
const { GH_TOKEN: token, GH_REPO: named } = process.env;

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

/** The repository is named, or that of the checkout. */
function repository(): string {
  if (named) return named;
  const origin = execFileSync('git', ['remote', 'get-url', 'origin'], { encoding: 'utf8' });
  return new URL(origin.trim()).pathname.slice(1).replace(/\.git$/, '');
}

async function ask(path: string, body?: object): Promise<unknown> {
  if (!token)
    fail('gh: To use GitHub CLI in a GitHub Actions workflow, set the GH_TOKEN variable.');
  const response = await fetch(`https://api.github.com/repos/${repository()}/actions/${path}`, {
    headers: { authorization: `token ${token}` },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  if (!response.ok) fail(`HTTP ${response.status}: ${await response.text()} (${response.url})`);
  return response.status === 204 ? undefined : response.json();
}

/** `--workflow` takes a file or a name. */
async function workflowId(workflow: string): Promise<string> {
  if (/\.ya?ml$/.test(workflow)) return workflow;
  const { workflows } = (await ask('workflows')) as { workflows: { id: number; name: string }[] };
  const found = workflows.find(({ name }) => name === workflow);
  return found ? String(found.id) : fail(`could not find any workflows named ${workflow}`);
}

async function listRuns(): Promise<void> {
  const text = { type: 'string' } as const;
  const options = { workflow: text, branch: text, status: text, limit: text, json: text, jq: text };
  const { values } = parseArgs({ args, options });
  const { workflow = '', branch = '', status = '', limit = '20', json, jq } = values;
  if (json !== 'headSha' || jq !== '.[0].headSha // empty') fail('This stand-in prints headSha.');
  const query = new URLSearchParams({ branch, status, per_page: limit });
  const found = await ask(`workflows/${await workflowId(workflow)}/runs?${query.toString()}`);
  const { workflow_runs: runs } = found as { workflow_runs: { head_sha: string }[] };
  if (runs[0]) console.log(runs[0].head_sha);
}

async function runWorkflow(): Promise<void> {
  const options = { ref: { type: 'string' } } as const;
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  await ask(`workflows/${positionals[0]}/dispatches`, { ref: values.ref });
  console.log(`✓ Created workflow_dispatch event for ${positionals[0]} at ${values.ref}`);
}

if (subject === 'run' && verb === 'list') await listRuns();
else if (subject === 'workflow' && verb === 'run') await runWorkflow();
else fail(`This stand-in of gh does not know: ${subject} ${verb}.`);
