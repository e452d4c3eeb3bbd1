import * as z from 'zod/mini';
import { CODE_OWNERS, ownersLines } from '../teams/code-owners.ts';

const SHELL = 'shell';

/** Keeps the order of keys, which a schema of single ones does not. */
const wholeSchema = z.record(z.string(), z.unknown());
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

const jsonOf = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** `firebase.json` with a site for the remote, which answers as those of the other remotes do. */
function withSite(text: string, remote: string): string {
  const whole = wholeSchema.parse(JSON.parse(text));
  const { hosting } = firebaseSchema.parse(whole);
  const other = hosting.find(({ target }) => target !== SHELL);
  if (!other) throw new Error('firebase.json has no site of a remote to go by.');
  const site = { ...other, target: remote, public: `dist/sites/${remote}` };
  return jsonOf({ ...whole, hosting: [...hosting, site] });
}

/** `.firebaserc` with the remote's site in each project, named as `demo-raade-giving` is. */
function withTarget(text: string, remote: string): string {
  const whole = wholeSchema.parse(JSON.parse(text));
  const targets = Object.entries(firebasercSchema.parse(whole).targets).map(([project, target]) => {
    const hosting = { ...target.hosting, [remote]: [`${project}-${remote}`] };
    return [project, { ...target, hosting }] as const;
  });
  return jsonOf({ ...whole, targets: Object.fromEntries(targets) });
}

/** `package-lock.json` with the remote's workspace, in the order that npm keeps. */
function withWorkspace(text: string, remote: string): string {
  const whole = wholeSchema.parse(JSON.parse(text));
  const folder = `apps/${remote}`;
  const added: [string, unknown][] = [
    [folder, { name: `@raade/${remote}`, version: '0.0.0' }],
    [`node_modules/@raade/${remote}`, { resolved: folder, link: true }],
  ];
  const packages = [...Object.entries(lockSchema.parse(whole).packages), ...added];
  packages.sort(([one], [other]) => one.localeCompare(other, 'en'));
  return jsonOf({ ...whole, packages: Object.fromEntries(packages) });
}

/** `environment.example.json` with the address of the remote's site, below those of the others. */
function withSiteAddress(text: string, remote: string): string {
  const line = `    "${remote}": "https://raade-live-${remote}.web.app"`;
  return text.replace(/("sites": \{[^}]+?)\n {2}\}/, `$1,\n${line}\n  }`);
}

/** The example of the settings with the workflow that may move the remote's pointer. */
function withWorkflow(text: string, remote: string): string {
  const binding = `${remote}=owner/repository:${remote}:refs/heads/main`;
  return text.replace(/^RELEASE_WORKFLOWS=.*$/m, `$&,${binding}`);
}

/** The runbook with the remote's row in the table of white pages, below those of the other remotes. */
function withWhitePage(text: string, remote: string): string {
  return text.replace(
    /^\|.*\| `editor` +\|$/m,
    (row) => `${row}\n| \`/${remote}\` | \`${remote}\` |`,
  );
}

/**
 * The files that name each remote, since their readers take no folder for an answer: everything else goes by
 * `remotes.ts`. Each with what it says once it names this one, too.
 */
export const LISTS: Readonly<Record<string, (text: string, remote: string) => string>> = {
  [CODE_OWNERS]: (text, remote) => text + ownersLines(remote),
  'firebase.json': withSite,
  '.firebaserc': withTarget,
  'package-lock.json': withWorkspace,
  'environment.example.json': withSiteAddress,
  'functions/.env.example': withWorkflow,
  'docs/runbook.md': withWhitePage,
};
