import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type GitHub, startGitHub } from '../github/github.ts';
import { openRepository, type Repository } from '../github/repository.ts';
import type { Host } from '../network/host.ts';
import { startNetwork } from '../network/network.ts';
import type { Script } from '../runner/platform.ts';
import type { RunReport } from '../runner/report.ts';

export interface SampleProject {
  readonly repository: Repository;
  readonly github: GitHub;
  /** What was told, line by line. */
  readonly lines: string[];
  /** Aborted to end what runs. */
  readonly ending: AbortController;
  /** Commits files and runs what that push starts. */
  push(files: Readonly<Record<string, string>>): Promise<RunReport[]>;
  /** Runs a workflow of this text, by a push. */
  run(workflow: string, files?: Readonly<Record<string, string>>): Promise<RunReport>;
  close(): Promise<void>;
}

const ON_PUSH = 'name: Sample\non:\n  push:\n    branches: [main]\n';

async function writeAll(folder: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  }
}

/**
 * An empty project on GitHub, with an environment `giving`.
 * @param hosts who answers on its network, beside GitHub; without any there is no network
 * @param prepare what scripts are run as; without it, as they are
 */
export async function sampleProject(
  hosts?: Readonly<Record<string, Host>>,
  prepare?: (script: string) => Promise<Script>,
): Promise<SampleProject> {
  const folder = await mkdtemp(path.join(tmpdir(), 'raade-workflows-'));
  const repository = await openRepository(folder);
  const lines: string[] = [];
  const ending = new AbortController();
  const network =
    hosts && (await startNetwork(folder, (name) => hosts[name] ?? github.hosts[name]));
  const github: GitHub = await startGitHub({
    ...{ folder, repository, name: 'raade/site', network: () => network?.env ?? {} },
    environment: (name) =>
      name === 'giving' ? { vars: { PLACE: 'its own' }, secrets: {} } : undefined,
    ...{ signal: ending.signal, ...(prepare && { prepare }) },
    teller: { line: (depth, text) => lines.push('  '.repeat(depth) + text) },
  });
  async function runAll(): Promise<RunReport[]> {
    const report = await github.runNext();
    return report ? [report, ...(await runAll())] : [];
  }
  async function push(files: Readonly<Record<string, string>>): Promise<RunReport[]> {
    await github.push(await repository.commit('Sample', (clone) => writeAll(clone, files)));
    return runAll();
  }
  return {
    ...{ repository, github, lines, push, ending },
    async run(workflow, files = {}) {
      const all = { '.github/workflows/sample.yml': ON_PUSH + workflow, ...files };
      const [report] = await push(all);
      if (!report) throw new Error('Nothing has run.');
      return report;
    },
    async close() {
      await Promise.all([github.close(), network?.close()]);
      await rm(folder, { recursive: true });
    },
  };
}
