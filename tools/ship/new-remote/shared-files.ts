import * as z from 'zod/mini';
import { CODE_OWNERS, ownersLines } from '../teams/code-owners.ts';

const SHELL = 'shell';

/** Keeps the order of keys, unlike a schema that names keys. */
const jsonSchema = z.record(z.string(), z.unknown());
export const firebaseSchema = z.looseObject({
  hosting: z.array(z.record(z.string(), z.unknown())),
});

export const firebasercSchema = z.looseObject({
  targets: z.record(
    z.string(),
    z.looseObject({ hosting: z.record(z.string(), z.array(z.string())) }),
  ),
});

export const lockSchema = z.looseObject({ packages: z.record(z.string(), z.unknown()) });

const toJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** Adds a site to `firebase.json`, with the settings of another remote. */
function withSite(text: string, remote: string): string {
  const json = jsonSchema.parse(JSON.parse(text));
  const { hosting } = firebaseSchema.parse(json);
  const otherSite = hosting.find(({ target }) => target !== SHELL);
  if (!otherSite) throw new Error('firebase.json has no site of a remote to copy.');
  const site = { ...otherSite, target: remote, public: `dist/sites/${remote}` };
  return toJson({ ...json, hosting: [...hosting, site] });
}

/** Adds the site to each project in `.firebaserc`, with a name like `demo-raade-giving`. */
function withTarget(text: string, remote: string): string {
  const json = jsonSchema.parse(JSON.parse(text));
  const targets = Object.entries(firebasercSchema.parse(json).targets).map(([project, target]) => {
    const hosting = { ...target.hosting, [remote]: [`${project}-${remote}`] };
    return [project, { ...target, hosting }] as const;
  });
  return toJson({ ...json, targets: Object.fromEntries(targets) });
}

/** Adds the workspace to `package-lock.json`, in npm's order. */
function withWorkspace(text: string, remote: string): string {
  const json = jsonSchema.parse(JSON.parse(text));
  const folder = `apps/${remote}`;
  const entries: [string, unknown][] = [
    [folder, { name: `@raade/${remote}`, version: '0.0.0' }],
    [`node_modules/@raade/${remote}`, { resolved: folder, link: true }],
  ];
  const packages = [...Object.entries(lockSchema.parse(json).packages), ...entries];
  packages.sort(([a], [b]) => a.localeCompare(b, 'en'));
  return toJson({ ...json, packages: Object.fromEntries(packages) });
}

/** Adds the address of the site to `environment.example.json`. */
function withSiteAddress(text: string, remote: string): string {
  const line = `    "${remote}": "https://raade-live-${remote}.web.app"`;
  return text.replace(/("sites": \{[^}]+?)\n {2}\}/, `$1,\n${line}\n  }`);
}

/** Adds the workflow that may move the pointer to the example of the settings. */
function withWorkflow(text: string, remote: string): string {
  const binding = `${remote}=owner/repository:${remote}:refs/heads/main`;
  return text.replace(/^RELEASE_WORKFLOWS=.*$/m, `$&,${binding}`);
}

/** Adds a row to the runbook's table of apps by their paths, for white pages. The row of `editor` is the last one. */
function withWhitePage(text: string, remote: string): string {
  return text.replace(
    /^\|.*\| `editor` +\|$/m,
    (row) => `${row}\n| \`/${remote}\` | \`${remote}\` |`,
  );
}

/**
 * Functions that add a remote to the files which must list all remotes. All other code finds remotes with `remotes.ts`.
 */
export const SHARED_FILES: Readonly<Record<string, (text: string, remote: string) => string>> = {
  [CODE_OWNERS]: (text, remote) => text + ownersLines(remote),
  'firebase.json': withSite,
  '.firebaserc': withTarget,
  'package-lock.json': withWorkspace,
  'environment.example.json': withSiteAddress,
  'functions/.env.example': withWorkflow,
  'docs/runbook.md': withWhitePage,
};
