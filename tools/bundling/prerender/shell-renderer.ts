import { copyFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Navigation } from '@raade/contracts/site/navigation';
import type { SiteAssociation } from '@raade/contracts/content/site-association';
import type { SiteForum } from '@raade/contracts/content/site-forum';
import type { Background, ShellRenderer } from '@raade/contracts/site/prerendering';
import { Failure } from '@raade/contracts/base/failure';
import { findMissingAssets } from './assets.ts';
import { compilePrerender } from './compile.ts';
import { withIdleForms } from '@raade/contracts/site/idle-forms';
import { renderPage } from './render-page.ts';

const ENTRY = './src/prerender.tsx';
const RENDERER = 'renderer.cjs';

const require = createRequire(import.meta.url);

const LINK = { name: 'Sample', href: '/sample' };

/** Sample data that makes the frame render all its parts. */
const NAVIGATION: Navigation = {
  menu: [{ ...LINK, dropdown: [LINK] }],
  actions: [LINK],
  menuFoot: [LINK],
  explore: [LINK],
  contact: [LINK],
  legal: [LINK],
  suggestedLinks: [LINK],
  countdown: [LINK],
  staff: [{ ...LINK, group: 'Sample' }],
};

const FORUM: SiteForum = {
  name: 'Sample forum',
  dates: 'April 11-12, 2025',
  venue: 'Sample hall',
  timeZone: 'UTC',
  countdownTarget: '2025-04-11T17:30:00Z',
  lastSecond: '2025-04-12T23:59:59Z',
  start: '2025-04-11T16:00:00Z',
  end: '2025-04-12T21:00:00Z',
};

const ASSOCIATION: SiteAssociation = {
  email: 'hello@example.org',
  postalAddress: ['1 Sample Street'],
  profiles: [{ name: 'Sample', url: 'https://example.org' }],
  taglines: ['A first line.', 'A second one.'],
  sponsors: 'Thanks to all.',
  contributors: 'Made by all.',
};

/** All HTML that the shell's renderer can produce, as one text, in which `addShellRenderer` looks for problems. */
async function renderAll(renderer: ShellRenderer): Promise<string> {
  const surroundings = {
    navigation: NAVIGATION,
    today: '2025-03-01',
    forum: FORUM,
    association: ASSOCIATION,
  };
  const frame = (behindBar: Background) =>
    renderer.renderFrame({ ...surroundings, page: { countdown: 'always' }, behindBar });
  const parts = [
    frame('light'),
    frame('dark'),
    renderer.renderNotFound(surroundings),
    renderer.renderSectionPlaceholder(),
  ];
  return (await Promise.all(parts)).join('\n');
}

/**
 * Adds the server bundle to the build of the shell. Throws if it renders addresses of missing files, or if its output
 * depends on the time.
 * @returns name of the file
 */
export async function addShellRenderer(appDir: string, dist: string): Promise<string> {
  const bundle = await compilePrerender(appDir, ENTRY, { isReleased: true });
  const { renderer } = require(bundle) as { renderer?: ShellRenderer };
  if (!renderer) throw new Failure(`${ENTRY} must export a \`renderer\`.`);
  const html = await renderPage('shell: the frame', () => renderAll(renderer));
  const missing = findMissingAssets(html, dist);
  if (missing.length > 0) {
    throw new Failure(`shell: the frame names files that the release lacks: ${missing.join(', ')}`);
  }
  if (withIdleForms(html) !== html) {
    throw new Failure('shell: a form of the frame needs method="dialog", until it is hydrated.');
  }
  await copyFile(bundle, path.join(dist, RENDERER));
  return RENDERER;
}
