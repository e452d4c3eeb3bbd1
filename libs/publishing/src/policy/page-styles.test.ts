import { sourceHash } from './directives.ts';
import { styleDirectives } from './page-styles.ts';

test('a page allows exactly its own style blocks, by the hashes of their texts', () => {
  const html =
    '<style data-href="a.css">p{margin:0}</style><noscript><STYLE>\n b{}\n</STYLE></noscript>';
  expect(styleDirectives(html, ["'self'"])).toEqual({
    'style-src': ["'self'", sourceHash(''), sourceHash('p{margin:0}'), sourceHash('\n b{}\n')],
    'style-src-attr': ["'none'"],
  });
});
