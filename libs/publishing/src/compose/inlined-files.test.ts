import { bodyStartTags, inlinedHeadTags, readInlinedFiles } from './inlined-files.ts';

const files = { early: ['theme.js'], bodyStart: ['press.js'], styles: ['css/a.css'] };

const inlinedFiles = (css: string) =>
  readInlinedFiles(files, '/r/1/', (file) =>
    Promise.resolve(file === 'css/a.css' ? css : 'settleTheme()'),
  );

test('relative addresses in inlined styles become absolute', async () => {
  const css = 'a{src:url(../font/b.woff2)}i{src:url("c.svg")}';
  const [style] = inlinedHeadTags(await inlinedFiles(css));
  expect(style).toBe(
    '<style data-href="css/a.css">a{src:url(/r/1/font/b.woff2)}i{src:url(/r/1/css/c.svg)}</style>',
  );
});

test.each(['url(data:image/svg+xml,x)', 'url(/a.svg)', 'url(https://example.org/a)', 'url(#mask)'])(
  '%s in inlined styles is not changed',
  async (url) => {
    expect(inlinedHeadTags(await inlinedFiles(`a{b:${url}}`))[0]).toContain(`a{b:${url}}`);
  },
);

test('scripts for the start of the body are not in the head', async () => {
  const texts = await readInlinedFiles(files, '/r/1/', (file) => Promise.resolve(`/* ${file} */`));
  expect(inlinedHeadTags(texts).join('')).not.toContain('press.js');
  expect(bodyStartTags(texts)).toEqual(['<script>/* press.js */</script>']);
});
