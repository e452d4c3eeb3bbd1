import { AFTER_PAINT, type ShellFiles } from '@raade/contracts/releases/shell-files';
import type { Body } from './body.ts';
import { type Hashes, scriptHint } from './hints.ts';
import { tag } from '../html/tag.ts';

/** The shell's files that a page loads first. */
export type StartFiles = Pick<ShellFiles, 'earlyFrame' | 'preload' | 'scripts'>;

interface Shell {
  /** Address of the shell's release, on the origin of the page. */
  readonly shellBase: string;
  readonly shellFiles: StartFiles;
  /** Hashes of the files of that release. */
  readonly hashes: Hashes;
}

export interface PageParts {
  /** Preload hints for the files of remotes. */
  readonly hints: readonly string[];
  /** The prerendered page; undefined if it is not prerendered. */
  readonly body: Body | undefined;
  /** True for a static page, which needs no script of its remote. */
  readonly isStatic: boolean;
}

/** A script tag of the shell. `Integrity-Policy` requires `integrity` and `crossorigin`, even on the same origin. */
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

/** The scripts that hydrate the page, and preload hints for the files that these will load. */
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
 * The script tags and preload hints of a page. In a prerendered page they are in `<template>` elements, so that they do
 * not delay the first paint; the shell's `public/after-paint.js` inserts them afterwards. A static page has a second
 * template, whose scripts are inserted when the visitor first interacts.
 */
export function pageScripts(shell: Shell, { hints, body, isStatic }: PageParts): string[] {
  const hydration = hydrationScripts(shell, hints);
  if (body === undefined) return hydration;
  const early = shell.shellFiles.earlyFrame.map((file) => ownScript(shell, file));
  if (!isStatic) return inTemplate(AFTER_PAINT.template, [...early, ...hydration]);
  return [...inTemplate(AFTER_PAINT.template, early), ...inTemplate(AFTER_PAINT.later, hydration)];
}
