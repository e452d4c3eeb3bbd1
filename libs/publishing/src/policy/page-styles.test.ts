import { sourceHash } from './directives.ts';
import { styleDirectives } from './page-styles.ts';

test('a page is styled by its own blocks, to the letter, wherever they stand, and by no others', () => {
  const html =
    '<style data-href="a.css">p{margin:0}</style><noscript><STYLE>\n b{}\n</STYLE></noscript>';
  expect(styleDirectives(html, ["'self'"])).toEqual({
    'style-src': ["'self'", sourceHash(''), sourceHash('p{margin:0}'), sourceHash('\n b{}\n')],
    'style-src-attr': ["'none'"],
  });
});
