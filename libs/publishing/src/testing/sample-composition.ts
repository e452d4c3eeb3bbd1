import type { PagesFile } from '@raade/contracts/site/pages';
import type { Environment } from '@raade/contracts/releases/environment';
import type { LiveRelease } from '@raade/contracts/releases/registry';
import { composePages } from '../compose/compose-pages.ts';
import type { Composition } from '../compose/composition.ts';

/** A valid but false hash, different for each letter. */
export const integrity = (letter: string) => `sha384-${letter.repeat(64)}`;

export function pointer(name: string, slots: string[] = []): LiveRelease {
  return {
    url: `https://${name}.example.org/r/0123456789abcdef0123456789abcdef/remoteEntry.js`,
    release: '0123456789abcdef0123456789abcdef',
    integrity: integrity('A'),
    platform: '^1.0.0',
    paths: [],
    slots,
  };
}

export const about: PagesFile['pages'][number] = {
  path: '/about',
  title: 'About "us" & <friends>',
  description: 'Who we are.',
  chunk: 'about',
  files: ['js/about.js'],
};

const renderShell: Composition['renderShell'] = ({ surroundings: { navigation }, frames }) => {
  const names = navigation.menu.map(({ name }) => name).join();
  const frame = `<nav>${names}</nav><main><raade-page></raade-page></main>`;
  return Promise.resolve({
    frames: frames.map(() => frame),
    notFound: '<h1>Not here</h1>',
    sectionPlaceholder: '<p>Loading section...</p>',
  });
};

/** An environment with the required fields only. */
export const sampleEnvironment: Environment = {
  name: 'test',
  siteUrl: 'https://example.org',
  registryUrl: '/registry.json',
  firebase: { apiKey: 'a', authDomain: 'auth.example.org', projectId: 'raade' },
  functionsRegion: 'us-central1',
  stripe: { publishableKey: 'pk_test_1' },
};

/** Composes a sample site. Returns its documents by file name. */
export function compose(change: Partial<Composition> = {}) {
  return composePages({
    template:
      '<head><!-- compose:head --></head><body><!-- compose:body-start --><!-- compose:body -->Loading application...<!-- compose:body-end --><!-- compose:noscript --><!-- compose:data --></body>',
    inlinedFiles: {
      scripts: ['settleTheme()'],
      bodyScripts: ['recordPresses()'],
      styles: [{ file: 'css/a.css', text: 'p{margin:0}' }],
    },
    renderShell,
    today: '2025-03-01',
    shellBase: '/r/fedcba9876543210fedcba9876543210/',
    shellFiles: {
      icon: 'icon.svg',
      touchIcon: 'touch.png',
      platform: '1.0.0',
      themeColor: '#123456',
      early: ['theme.js'],
      bodyStart: ['after-paint.js'],
      fonts: ['font/a.woff2'],
      styles: ['css/a.css'],
      earlyFrame: [],
      scripts: ['js/a.js'],
      preload: ['js/b.js'],
      renderer: 'renderer.cjs',
    },
    registry: { schema: 1, remotes: { content: pointer('content') } },
    environment: {
      ...sampleEnvironment,
      firebase: { apiKey: 'a', authDomain: 'b', projectId: '</script><script>alert(1)</script>' },
    },
    hashes: {
      shell: new Map([
        ['js/a.js', integrity('a')],
        ['js/b.js', integrity('b')],
      ]),
      content: new Map([
        ['remoteEntry.js', integrity('A')],
        ['js/remote.js', integrity('c')],
        ['js/about.js', integrity('d')],
      ]),
    },
    pages: { content: { remote: ['js/remote.js'], pages: [about] } },
    links: {},
    policyFields: {},
    placedSlots: {},
    ...change,
  });
}

/** Composes a sample site. Returns the HTML of one document. */
export const pageAt = async (name: string, change?: Partial<Composition>) =>
  (await compose(change)).get(name) ?? '';
