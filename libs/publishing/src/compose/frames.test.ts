import type { Navigation } from '@raade/contracts/site/navigation';
import type { ShellTask } from '../renderers/render-pages.ts';
import { type FramedPage, renderFrames } from './frames.ts';
import { navigationOf } from './site-data.ts';

const navigation: Navigation = {
  ...navigationOf({}),
  menu: [
    {
      name: 'About',
      href: '/about',
      dropdown: [{ name: 'Register', href: '/conference/register' }],
    },
  ],
  actions: [{ name: 'Join', href: '/#join' }],
};

const tasks: ShellTask[] = [];
beforeEach(() => void tasks.splice(0));

/** The frames of pages, numbered in the order in which they were requested. */
async function framesOf(...pages: readonly FramedPage[]): Promise<readonly string[]> {
  const { frameOf } = await renderFrames(
    (task) => {
      tasks.push(task);
      const frames = task.frames.map((_, index) => `frame ${index}`);
      return Promise.resolve({ frames, notFound: '', sectionPlaceholder: '' });
    },
    { navigation, today: '2025-03-01' },
    pages,
  );
  return pages.map(frameOf);
}

const page = (path: string, more: Partial<FramedPage> = {}): FramedPage => ({
  path,
  page: {},
  behindBar: 'light',
  ...more,
});

test('pages whose frames do not differ share one frame, which is rendered once', async () => {
  expect(await framesOf(page('/privacy'), page('/imprint'))).toEqual(['frame 0', 'frame 0']);
  const frames = [{ page: {}, behindBar: 'light' }];
  expect(tasks).toEqual([{ surroundings: { navigation, today: '2025-03-01' }, frames }]);
});

test('each combination of page settings and background has its own frame', async () => {
  const pages = [
    page('/a'),
    page('/b', { behindBar: 'dark' }),
    page('/c', { page: { ink: 'white' } }),
  ];
  expect(await framesOf(...pages)).toEqual(['frame 0', 'frame 1', 'frame 2']);
  expect(tasks).toHaveLength(1);
});

test.each(['/about', '/conference/register', '/'])(
  'the page at %s, which the navigation links to, has a frame with that link marked',
  async (path) => {
    await framesOf(page(path));
    expect(tasks[0]?.frames[0]?.current).toBe(path);
  },
);

test('a shell that returns fewer frames than requested is refused', async () => {
  const none = () => Promise.resolve({ frames: [], notFound: '', sectionPlaceholder: '' });
  const { frameOf } = await renderFrames(none, { navigation, today: '2025-03-01' }, [page('/a')]);
  expect(() => frameOf(page('/a'))).toThrow('The shell has no frame for "/a".');
});
