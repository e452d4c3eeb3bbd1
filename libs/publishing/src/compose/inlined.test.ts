import { bodyStartTags, inlinedTags, readInlined } from './inlined.ts';

const files = { early: ['theme.js'], bodyStart: ['press.js'], styles: ['css/a.css'] };

const inlined = (css: string) =>
  readInlined(files, '/r/1/', (file) =>
    Promise.resolve(file === 'css/a.css' ? css : 'settleTheme()'),
  );

test('files that a style sheet names are found from every page', async () => {
  const css = 'a{src:url(../font/b.woff2)}i{src:url("c.svg")}';
  const [style] = inlinedTags(await inlined(css));
  expect(style).toBe(
    '<style data-href="css/a.css">a{src:url(/r/1/font/b.woff2)}i{src:url(/r/1/css/c.svg)}</style>',
  );
});

test.each(['url(data:image/svg+xml,x)', 'url(/a.svg)', 'url(https://example.org/a)', 'url(#mask)'])(
  '%s means the same everywhere',
  async (url) => {
    expect(inlinedTags(await inlined(`a{b:${url}}`))[0]).toContain(`a{b:${url}}`);
  },
);

test('scripts for the start of the body stand there alone', async () => {
  const texts = await readInlined(files, '/r/1/', (file) => Promise.resolve(`/* ${file} */`));
  expect(inlinedTags(texts).join('')).not.toContain('press.js');
  expect(bodyStartTags(texts)).toEqual(['<script>/* press.js */</script>']);
});
