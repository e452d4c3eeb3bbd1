import { AFTER_PAINT, type ShellFiles } from '@raade/contracts/releases/shell-files';
import type { Body } from './body.ts';
import { type Hashes, scriptHint } from './hints.ts';
import { tag } from '../html/tag.ts';

/** The shell's files that a page starts with. */
export type StartFiles = Pick<ShellFiles, 'earlyFrame' | 'preload' | 'scripts'>;

interface Shell {
  /** Address of the shell's release, which is of the page's own origin. */
  readonly shellBase: string;
  readonly shellFiles: StartFiles;
  /** Of the files of that release. */
  readonly hashes: Hashes;
}

export interface PageParts {
  /** Hints for the files of remotes. */
  readonly hints: readonly string[];
  /** The content that the page shows before any script. */
  readonly body: Body | undefined;
  /** Nothing in it answers but its links. */
  readonly isStill: boolean;
}

/** `Integrity-Policy` takes a script only by its hash and by CORS, from the page's own origin too. */
function ownScript({ shellBase, hashes }: Shell, file: string): string {
  const integrity = hashes.get(file);
  const script = tag('script', {
    src: shellBase + file,
    defer: true,
    crossorigin: 'anonymous',
    integrity,
  });
  return `${script}</script>`;
}

/** Scripts that make the page live, and hints for what they will ask for next. */
function hydrationScripts(shell: Shell, hints: readonly string[]): string[] {
  const { shellBase, hashes } = shell;
  const { preload, scripts } = shell.shellFiles;
  return [
    ...preload.map((file) => scriptHint(shellBase + file, hashes.get(file))),
    ...scripts.map((file) => ownScript(shell, file)),
    ...hints,
  ];
}

const inTemplate = (id: string, tags: readonly string[]) => [
  tag('template', { id }),
  ...tags,
  '</template>',
];

/**
 * The scripts and hints of a page. They are not to stand in the way of what it shows first: a script of the shell takes
 * them out of their templates, those of a still page that serve the frame at once and all others once somebody goes on.
 * A page that is not rendered has nothing to show before them.
 */
export function pageScripts(shell: Shell, { hints, body, isStill }: PageParts): string[] {
  const rest = hydrationScripts(shell, hints);
  if (body === undefined) return rest;
  const first = shell.shellFiles.earlyFrame.map((file) => ownScript(shell, file));
  if (!isStill) return inTemplate(AFTER_PAINT.template, [...first, ...rest]);
  return [...inTemplate(AFTER_PAINT.template, first), ...inTemplate(AFTER_PAINT.later, rest)];
}
