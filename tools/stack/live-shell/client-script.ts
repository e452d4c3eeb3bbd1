import { readFileSync } from 'node:fs';
import path from 'node:path';
import { integrityOf } from '@raade/publishing/releases/release-id';

/** Addresses that no page of the site can have: each is a path of lower-case words. */
const OWN = '/@live-shell';
export const EVENTS = `${OWN}/events`;
export const CLIENT = `${OWN}/client.js`;

export const CLIENT_CODE = readFileSync(path.join(import.meta.dirname, 'page/client.js'), 'utf8');

/** The page with the script that loads it anew. Staff's pages run no script without its hash. */
export function withClient(html: string, build: number): string {
  const script = `<script src="${CLIENT}" data-build="${build}" integrity="${integrityOf(CLIENT_CODE)}" crossorigin="anonymous" defer></script>`;
  return html.replace('</head>', () => `${script}</head>`);
}

/** The page until there is anything to show. */
export function waitingPage(name: string, build: number): string {
  return withClient(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${name}</title></head><body><p>Waiting for the first build of ${name} and for the shell. This page loads itself.</p></body></html>`,
    build,
  );
}
