import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Content } from '@raade/content-model/content.schema';
import type { ContentData } from '@raade/contracts/content/content-data';
import type { PageDescriptor } from '@raade/contracts/site/pages';
import type { RemoteEdition, RemoteRenderer } from '@raade/contracts/site/prerendering';
import { loadRemoteRenderer } from '@raade/publishing/testing/load-renderer';

const COMPILE = path.resolve(import.meta.dirname, '../../frame/compile-renderer.command.ts');

interface Rendered {
  readonly edition: RemoteEdition;
  /** The HTML of pages and slots, by path or slot name. */
  readonly html: ReadonlyMap<string, string>;
}

const isRendered = ({ path: address, internal }: PageDescriptor) =>
  !internal && !address.endsWith('*');

/** Compiles the renderer of a remote from the current sources. */
export async function rendererOf(remote: string): Promise<RemoteRenderer> {
  const { stdout } = await promisify(execFile)(process.execPath, [
    COMPILE,
    remote,
    './src/renderer.tsx',
  ]);
  const code = await readFile(stdout.trim().split('\n').at(-1) ?? '', 'utf8');
  return loadRemoteRenderer(code, 'renderer.cjs');
}

/** Renders all pages of a remote, and its slot, with the given content and date. */
export async function renderContent(
  content: Content,
  day: string,
  remote = 'content',
): Promise<Rendered> {
  const renderer = await rendererOf(remote);
  const edition = renderer.openEdition({
    revision: { sequence: 2, at: '2026-09-30T12:00:00Z' },
    parts: content as unknown as ContentData['parts'],
  });
  const pages = (edition.pages as PageDescriptor[]).filter(isRendered);
  const rendered = pages.map(
    async ({ path: address }) => [address, await edition.renderPage(address, day)] as const,
  );
  const slot = await edition.renderSlot?.('conference.donation');
  const slots = slot === undefined ? [] : [['conference.donation', slot] as const];
  return { edition, html: new Map([...(await Promise.all(rendered)), ...slots]) };
}
