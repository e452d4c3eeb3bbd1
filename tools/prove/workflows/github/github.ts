import path from 'node:path';
import { fill } from '../runner/expressions.ts';
import type { Host } from '../network/host.ts';
import { actionTable } from '../runner/actions/table.ts';
import type { Environment, Occasion, Platform, Script } from '../runner/platform.ts';
import type { RunReport, Teller } from '../runner/report.ts';
import { runWorkflow } from '../runner/run-workflow.ts';
import { parseWorkflowFile, type Workflow } from '../runner/workflow-file.ts';
import { API_HOST, apiHost } from './api.ts';
import { makePrograms } from './programs.ts';
import { type Proposal, PROPOSAL_REF, type Repository } from './repository.ts';
import { type Run, Runs } from './runs.ts';
import { ID_TOKEN_HOST, ISSUER_HOST, openTokens } from './tokens.ts';

const WORKFLOWS = '.github/workflows';
const MAIN = 'refs/heads/main';

/** What a run is about. */
interface About {
  readonly event: string;
  readonly sha: string;
  readonly ref?: string;
  readonly payload?: Readonly<Record<string, unknown>>;
}

interface Setting {
  /** For all that GitHub and its runners keep. */
  readonly folder: string;
  /** Like `raade/site`. */
  readonly name: string;
  readonly repository: Repository;
  /** The environments of the repository. */
  readonly environment: (name: string) => Environment | undefined;
  readonly teller: Teller;
  /** Aborted to end what runs. */
  readonly signal: AbortSignal;
  /** Variables by which programs find the network; asked for when a run begins. */
  readonly network?: () => Readonly<Record<string, string>>;
  readonly originOf?: (host: string) => string;
  readonly prepare?: (script: string, workspace: string) => Promise<Script>;
}

export interface GitHub {
  readonly runs: Runs;
  readonly hosts: Readonly<Record<string, Host>>;
  /** Starts what a push of that commit to main starts. */
  push(sha: string): Promise<void>;
  /** Starts what a pull request starts: https://docs.github.com/en/actions/reference/workflows-and-actions/events-that-trigger-workflows#pull_request */
  propose(proposal: Proposal): Promise<void>;
  /** Starts a workflow by hand, on main at that commit. */
  dispatch(file: string, sha: string): Promise<void>;
  /** Runs the one that has waited longest; undefined if none waits. */
  runNext(): Promise<RunReport | undefined>;
  close(): Promise<void>;
}

/** GitHub, as far as workflows need it: events, runs that wait for one another, its API and its tokens. */
export async function startGitHub(setting: Setting): Promise<GitHub> {
  const { folder, name, repository, teller } = setting;
  const runs = new Runs();
  const originOf = setting.originOf ?? ((host: string) => `https://${host}`);
  const tokens = await openTokens(originOf);
  const programs = [await makePrograms(path.join(folder, 'programs'))];
  let main = '';

  async function start(file: string, about: About): Promise<void> {
    const { sha, ref = MAIN, payload = {}, event } = about;
    const workflow = await workflowAt(repository, sha, file);
    const group =
      workflow.concurrency &&
      fill(workflow.concurrency.group, { contexts: { github: { ref }, inputs: {} } });
    runs.add({ file, name: workflow.name, event, sha, ref, payload, group });
  }
  const workflows = async () => {
    const found = await workflowsAt(repository, main);
    return new Map(found.map(({ file, workflow }) => [workflow.name, file]));
  };
  const dispatch = (file: string) => start(file, { event: 'workflow_dispatch', sha: main });

  function platformFor(): Platform {
    return {
      folder: path.join(folder, 'machines'),
      actions: actionTable({ repository: repository.folder, kept: path.join(folder, 'kept') }),
      ...{ teller, signal: setting.signal, programs, originOf, network: setting.network?.() ?? {} },
      fileAt: (sha, file) => repository.fileAt(sha, file),
      environment: (one) => setting.environment(one) ?? { vars: {}, secrets: {} },
      tokenOf: (job) => tokens.tokenOf(job),
      idTokenRequest: (job) => tokens.idTokenRequest(job),
      prepare: setting.prepare ?? ((text) => Promise.resolve({ text })),
    };
  }

  return {
    runs,
    hosts: {
      [API_HOST]: apiHost({
        ...{ repository: name, runs, workflows, dispatch },
        jobOf: (token) => tokens.jobOf(token),
      }),
      [ID_TOKEN_HOST]: tokens.idTokenHost,
      [ISSUER_HOST]: tokens.issuerHost,
    },
    async push(sha) {
      main = sha;
      for (const { file, workflow } of await workflowsAt(repository, sha)) {
        const isForMain = workflow.on.push?.branches.includes('main') === true;
        if (isForMain) await start(file, { event: 'push', sha });
      }
    },
    async propose({ base, merged }) {
      const pull_request = { number: 1, base: { ref: 'main', sha: base } };
      for (const { file, workflow } of await workflowsAt(repository, merged)) {
        if (workflow.on.pull_request === undefined) continue;
        const about = { sha: merged, ref: PROPOSAL_REF, payload: { pull_request } };
        await start(file, { event: 'pull_request', ...about });
      }
    },
    async dispatch(file, sha) {
      main = sha;
      await dispatch(`${WORKFLOWS}/${file}`);
    },
    async runNext() {
      setting.signal.throwIfAborted();
      const run = runs.next();
      if (!run) return undefined;
      teller.line(0, `${path.basename(run.file)}, for ${run.event}`);
      const report = await runWorkflow(occasionOf(name, run), platformFor()).catch(
        (error: unknown) => {
          runs.end(run.id, 'failure');
          throw error;
        },
      );
      runs.end(run.id, report.outcome);
      return report;
    },
    close: () => tokens.close(),
  };
}

function occasionOf(repository: string, run: Run): Occasion {
  const { file, name, event, sha, ref, id } = run;
  const payload = { ref, repository: { full_name: repository }, ...run.payload };
  return { repository, event, payload, sha, ref, runId: id, file, workflow: name };
}

async function workflowAt(repository: Repository, sha: string, file: string): Promise<Workflow> {
  return parseWorkflowFile(file, await repository.fileAt(sha, file));
}

/** The workflows of a commit, by the names of their files. */
async function workflowsAt(repository: Repository, sha: string) {
  const files = await repository.filesAt(sha, WORKFLOWS);
  return Promise.all(
    files.map(async (file) => ({ file, workflow: await workflowAt(repository, sha, file) })),
  );
}
