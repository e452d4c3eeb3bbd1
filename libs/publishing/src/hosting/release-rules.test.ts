import { releaseRule } from './release-rules.ts';

test('only files of a release are cached forever, HTML files also without their extension', () => {
  const rule = releaseRule('0123', ['js/a.js', 'template.html']);
  const pattern = new RegExp('regex' in rule ? rule.regex : '');
  const kept = [
    'release.json',
    'js/a.js',
    'template.html',
    'template',
    'js/a',
    'js/axjs',
    'template.htm',
    'b.js',
  ];
  expect(kept.filter((file) => pattern.test(`/r/0123/${file}`))).toEqual([
    'release.json',
    'js/a.js',
    'template.html',
    'template',
  ]);
});
