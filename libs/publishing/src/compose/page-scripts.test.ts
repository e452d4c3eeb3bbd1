import type { Body } from './body.ts';
import { pageScripts, type StartFiles } from './page-scripts.ts';

const FILES: StartFiles = {
  earlyFrame: ['early-frame.js'],
  preload: ['frame.js'],
  scripts: ['index.js'],
};
const HINT = '<link rel="preload" as="script" href="https://content.example.org/a.js">';

interface Case {
  readonly isStatic?: boolean;
  readonly body?: Body | undefined;
}

/** The script tags of a page in order, each as its id or address. */
function written({ isStatic = false, ...rest }: Case) {
  const body = 'body' in rest ? rest.body : { head: '', html: '<h1>Here</h1>' };
  const shell = { shellBase: '/r/1/', shellFiles: FILES, hashes: new Map() };
  const tags = pageScripts(shell, { hints: [HINT], body, isStatic });
  return tags.map((tag) => /(?:id|src|href)="([^"]*)"/.exec(tag)?.[1] ?? tag);
}

const FRAME = '/r/1/early-frame.js';
const REST = ['/r/1/frame.js', '/r/1/index.js', 'https://content.example.org/a.js'];
const END = '</template>';

test('scripts are held in a template, the early frame first', () => {
  expect(written({})).toEqual(['raade-scripts', FRAME, ...REST, END]);
});

test('on a still page, all scripts but the early frame are held in a second template', () => {
  const later = ['raade-scripts-later', ...REST, END];
  expect(written({ isStatic: true })).toEqual(['raade-scripts', FRAME, END, ...later]);
});

test('scripts of a page that is not rendered are not held back', () => {
  expect(written({ body: undefined })).toEqual(REST);
});
