import type { Machine } from './machine.ts';
import type { Teller } from './report.ts';
import type { Permissions } from './workflow-file.ts';

/** What one run of a workflow is about; the contexts `github` and `inputs` say it to the workflow. */
export interface Occasion {
  /** Like `raade/site`. */
  readonly repository: string;
  readonly event: string;
  /** What GitHub tells of the event. */
  readonly payload: Readonly<Record<string, unknown>>;
  readonly sha: string;
  /** Like `refs/heads/main`. */
  readonly ref: string;
  readonly runId: string;
  /** File of the workflow that runs, relative to the repository. */
  readonly file: string;
  /** Its name: that of the calling workflow, also within those that it calls. */
  readonly workflow: string;
}

/** A job as others see it who give it something. */
export interface JobIdentity {
  readonly occasion: Occasion;
  readonly environment: string | undefined;
  readonly permissions: Permissions;
}

/** Variables and secrets of an environment. */
export interface Environment {
  readonly vars: Readonly<Record<string, string>>;
  readonly secrets: Readonly<Record<string, string>>;
}

/** What a script is run as; others than it says only where somebody has asked for that. */
export interface Script {
  readonly text: string;
  /** What is told of it beside its title. */
  readonly note?: string;
  /** Why nothing is run of it, where that is so. */
  readonly leftOut?: string;
}

/** Everything around the workflows: GitHub, its runners and the network. */
export interface Platform {
  /** Holds a folder for each job. */
  readonly folder: string;
  readonly actions: ActionTable;
  readonly teller: Teller;
  /** Aborted to end the run: what runs is ended, and nothing begins. */
  readonly signal: AbortSignal;
  /** Folders with the programs that a runner of GitHub has. */
  readonly programs: readonly string[];
  /** Variables that make the network known to programs; none on GitHub. */
  readonly network: Readonly<Record<string, string>>;
  /** Where a host is asked by who knows nothing of that: `https://` and its name on GitHub. */
  originOf(host: string): string;
  /** A file of the repository at a commit. */
  fileAt(sha: string, file: string): Promise<string>;
  environment(name: string): Environment;
  /** What `github.token` is for a job. */
  tokenOf(job: JobIdentity): string;
  /** Where a job asks for its own token; only one with `id-token: write` is told. */
  idTokenRequest(job: JobIdentity): Readonly<Record<string, string>>;
  /** Called before a script runs, with the folder that it runs in. */
  prepare(script: string, workspace: string): Promise<Script>;
}

/** A use of an action in a job. */
export interface Use {
  readonly inputs: Readonly<Record<string, string>>;
  readonly job: JobIdentity;
  readonly machine: Machine;
  readonly platform: Platform;
}

/** What an action has done. */
export interface Done {
  readonly outputs?: Readonly<Record<string, string>>;
  /** Variables for the steps that follow. */
  readonly env?: Readonly<Record<string, string>>;
  /** What is told of it. */
  readonly note?: string;
}

/** A stand-in for an action of others. */
export interface Action {
  /** The inputs that it knows, with what each is if nobody says. */
  readonly inputs: Readonly<Record<string, string>>;
  run(use: Use): Promise<Done>;
}

/** By the name before the `@`. */
export type ActionTable = Readonly<Record<string, Action>>;
