import { pageScripts, type StartFiles } from './page-scripts.ts';

const FILES: StartFiles = {
  early: ['theme.js'],
  bodyStart: ['after-paint.js'],
  earlyFrame: ['early-frame.js'],
  preload: ['frame.js'],
  scripts: ['index.js'],
};
const HINT = '<link rel="preload" as="script" href="https://content.example.org/a.js">';

interface Case {
  readonly files?: Partial<StartFiles>;
  readonly isStill?: boolean;
  readonly body?: string | undefined;
}

/** What is asked for, in order, each template by its id. */
function written({ files, isStill = false, ...rest }: Case) {
  const body = 'body' in rest ? rest.body : '<h1>Here</h1>';
  const shell = { shellBase: '/r/1/', shellFiles: { ...FILES, ...files }, hashes: new Map() };
  const tags = pageScripts(shell, { hints: [HINT], body, isStill });
  return tags.map((tag) => /(?:id|src|href)="([^"]*)"/.exec(tag)?.[1] ?? tag);
}

const FRAME = '/r/1/early-frame.js';
const REST = ['/r/1/frame.js', '/r/1/index.js', 'https://content.example.org/a.js'];
const END = '</template>';

test('scripts wait in a template, what serves the frame ahead of the others', () => {
  expect(written({})).toEqual(['raade-scripts', FRAME, ...REST, END]);
});

test('where nothing is alive all but what serves the frame waits until somebody goes on', () => {
  const later = ['raade-scripts-later', ...REST, END];
  expect(written({ isStill: true })).toEqual(['raade-scripts', FRAME, END, ...later]);
});

test('a shell without a script for the frame gets all of its scripts, wherever nothing is alive', () => {
  const files = { earlyFrame: undefined };
  expect(written({ files, isStill: true })).toEqual(['raade-scripts', ...REST, END]);
});

test('a shell that has all early scripts in the head has the same templates', () => {
  const files = { early: ['theme.js', 'after-paint.js'], bodyStart: undefined };
  expect(written({ files })).toEqual(['raade-scripts', FRAME, ...REST, END]);
});

test('a shell from before the templates has its scripts as they are', () => {
  expect(written({ files: { bodyStart: [] }, isStill: true })).toEqual(REST);
});

test('a page that is not rendered waits for nothing', () => {
  expect(written({ body: undefined })).toEqual(REST);
});
