import { AFTER_PAINT, type ShellFiles } from '@raade/contracts/shell-files';
import { tag } from './tag.ts';

/** The shell's files that a page starts with. */
export type StartFiles = Pick<ShellFiles, 'early' | 'earlyFrame' | 'preload' | 'scripts'>;

interface Shell {
  /** Address of the shell's release, which is of the page's own origin. */
  readonly shellBase: string;
  readonly shellFiles: StartFiles;
}

export interface PageParts {
  /** Hints for the files of remotes. */
  readonly hints: readonly string[];
  /** The content that the page shows before any script. */
  readonly body: string | undefined;
  /** Nothing in it answers but its links. */
  readonly isStill: boolean;
}

const ownScript = (base: string) => (file: string) =>
  `${tag('script', { src: base + file, defer: true })}</script>`;

/** Scripts that make the page live, and hints for what they will ask for next. */
function livingScripts({ shellBase, shellFiles }: Shell, hints: readonly string[]): string[] {
  const { preload, scripts } = shellFiles;
  return [
    ...preload.map((file) => tag('link', { rel: 'preload', as: 'script', href: shellBase + file })),
    ...scripts.map(ownScript(shellBase)),
    ...hints,
  ];
}

const held = (id: string, tags: readonly string[]) => [
  tag('template', { id }),
  ...tags,
  '</template>',
];

/**
 * The scripts and hints of a page. They are not to stand in the way of what it shows first: a script of the shell takes
 * them out of their templates, those of a still page that serve the frame at once and all others once somebody goes on.
 * A page that is not rendered has nothing to show before them, and a shell from before that script has them as they are.
 */
export function pageScripts(shell: Shell, { hints, body, isStill }: PageParts): string[] {
  const { early, earlyFrame = [] } = shell.shellFiles;
  const rest = livingScripts(shell, hints);
  if (body === undefined || !early.includes(AFTER_PAINT.script)) return rest;
  const first = earlyFrame.map(ownScript(shell.shellBase));
  if (!isStill || first.length === 0) return held(AFTER_PAINT.template, [...first, ...rest]);
  return [...held(AFTER_PAINT.template, first), ...held(AFTER_PAINT.later, rest)];
}
