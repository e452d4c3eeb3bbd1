import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { RemoteLinks } from '@raade/contracts/site/navigation';
import type { FrameRequest, ShellRenderer } from '@raade/contracts/site/prerendering';
import { renderFrames, shellRenderer } from '@raade/publishing/compose/frames';
import { childRenderer } from '@raade/publishing/renderers/render-in-child';
import { loadRenderer } from '@raade/publishing/testing/load-renderer';
import { navigationOf } from '@raade/publishing/compose/site-data';

const COMPILE = path.join(import.meta.dirname, 'compile-renderer.command.ts');
const TODAY = '2025-03-01';

const content: RemoteLinks = {
  menu: [{ name: 'About', href: '/about', order: 10 }],
  suggestedLinks: [{ name: 'Start', href: '/', order: 10 }],
};
const stories: RemoteLinks = {
  menu: [{ name: 'Stories', href: '/stories', order: 100 }],
  suggestedLinks: [{ name: 'Read a story', href: '/stories', order: 100 }],
};

let code: string;
let renderer: ShellRenderer;

beforeAll(async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [
    COMPILE,
    'shell',
    './src/prerender.tsx',
  ]);
  code = await readFile(stdout.trim().split('\n').at(-1) ?? '', 'utf8');
  renderer = loadRenderer(code, 'renderer.cjs');
});

function frame(more: Partial<FrameRequest> = {}): Promise<string> {
  const navigation = navigationOf({ content });
  return renderer.renderFrame({
    navigation,
    today: TODAY,
    page: {},
    behindBar: 'light',
    ...more,
  });
}

/** The opening tag of the bar. */
const barOf = (html: string) => /<header[^>]*>/.exec(html)?.[0];

test('the link of a new remote appears in every frame without a new shell release', async () => {
  expect(await frame()).not.toContain('Stories');
  const navigation = navigationOf({ content, stories });
  const pages = ['/about', '/privacy'].map((address) => ({
    path: address,
    page: {},
    behindBar: 'light' as const,
  }));
  const renderShell = shellRenderer(childRenderer(), { app: 'shell', release: '1', code });
  const frames = await renderFrames(renderShell, { navigation, today: TODAY }, pages);
  for (const page of pages) {
    const html = frames.frameOf(page);
    expect(html).toMatch(/<a [^>]*href="\/stories"[^>]*>Stories<\/a>/);
    expect(html.indexOf('>About</a>')).toBeLessThan(html.indexOf('>Stories</a>'));
  }
  expect(frames.notFound).toContain('Read a story');
});

test('the colors of the bar depend on the page and the background behind the bar', async () => {
  expect(barOf(await frame())).toContain('data-ink="black" data-ground="none"');
  expect(barOf(await frame({ behindBar: 'dark' }))).toContain(
    'data-ink="white" data-ground="none"',
  );
  expect(barOf(await frame({ page: { ground: 'dark' } }))).toContain(
    'data-ink="white" data-ground="shade"',
  );
});

test('frames that are rendered concurrently equal those rendered in sequence', async () => {
  const requests: Partial<FrameRequest>[] = [
    { behindBar: 'dark' },
    { page: { ink: 'white' } },
    { current: '/about' },
  ];
  const atOnce = await Promise.all(requests.map(frame));
  const inTurn: string[] = [];
  for (const request of requests) inTurn.push(await frame(request));
  expect(atOnce).toEqual(inTurn);
});
