import { cleanHtml } from '../src/mail/compose/clean-html.ts';

/** Ways to run a script, in a tag or an attribute. `X` is the script. */
const TAGS = [
  '<script>X</script>',
  '<SCRIPT SRC=https://evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>X</script>',
  '<script/src="https://evil.example"></script>',
  '<svg onload=X>',
  '<svg><script>X</script></svg>',
  '<svg><animate onbegin=X attributeName=x dur=1s>',
  '<svg><a xlink:href="javascript:X"><text>a</text></a></svg>',
  '<svg><foreignObject><iframe src="javascript:X"></iframe></foreignObject></svg>',
  '<math><mtext></form><form><mglyph><style></math><img src onerror=X>',
  '<math><mi xlink:href="javascript:X">a</mi></math>',
  '<iframe src="javascript:X"></iframe>',
  '<iframe srcdoc="<script>X</script>"></iframe>',
  '<object data="javascript:X"></object>',
  '<embed src="javascript:X">',
  '<applet code="X"></applet>',
  '<form action="javascript:X"><input type=submit></form>',
  '<button formaction="javascript:X">a</button>',
  '<isindex type=image src=1 onerror=X>',
  '<input autofocus onfocus=X>',
  '<select autofocus onfocus=X></select>',
  '<textarea autofocus onfocus=X></textarea>',
  '<keygen autofocus onfocus=X>',
  '<video><source onerror="X"></video>',
  '<audio src onerror=X></audio>',
  '<details open ontoggle=X>a</details>',
  '<marquee onstart=X>a</marquee>',
  '<body onload=X>',
  '<frameset onload=X>',
  '<base href="javascript:X//">',
  '<link rel=stylesheet href="javascript:X">',
  '<link rel=import href="https://evil.example">',
  '<meta http-equiv=refresh content="0;url=javascript:X">',
  '<style>@import "https://evil.example/x.css";</style>',
  '<style>*{background:url(javascript:X)}</style>',
  '<noscript><p title="</noscript><img src=x onerror=X>">',
  '<template><script>X</script></template>',
  '<xss style="behavior:url(x.htc)">a</xss>',
  '<!--<img src="--><img src=x onerror=X//">',
  '<![CDATA[<script>X</script>]]>',
  '<?xml-stylesheet href="javascript:X"?>',
  '<p/onclick=X>a</p>',
  '<plaintext><script>X</script>',
  '<title><img src=x onerror=X></title>',
  '<xmp><script>X</script></xmp>',
  '<portal src="javascript:X"></portal>',
  '<img src=x:x onerror=X>',
  '<img """><script>X</script>">',
  '<img src="x` `<script>X</script>"` `>',
  '<a href="https://example.org" onclick=X>a</a>',
  '<p onpointerrawupdate=X style="width:100%">a</p>',
];

/** Addresses that run or show something else than a page. */
const ADDRESSES = [
  'javascript:X',
  'JaVaScRiPt:X',
  ' javascript:X',
  'java\nscript:X',
  'java\tscript:X',
  'java\0script:X',
  '\u0001javascript:X',
  'javascript&colon;X',
  '&#106;avascript:X',
  '&#x6A;avascript:X',
  '&#0000106avascript:X',
  'jav&#x09;ascript:X',
  'javascript:%0aX',
  'data:text/html,<script>X</script>',
  'data:text/html;base64,PHNjcmlwdD4=',
  'vbscript:X',
  'livescript:X',
  'mocha:X',
  'view-source:javascript:X',
  'feed:javascript:X',
  'jar:javascript:X',
  'blob:https://evil.example/x',
  'filesystem:https://evil.example/x',
  'file:///etc/passwd',
  'ftp://evil.example/x',
  'http://evil.example/x',
  '//evil.example/x',
  '\\\\evil.example\\x',
  'https:javascript:X//\njavascript:X',
  'mhtml:https://evil.example',
  'about:blank#X',
  'tel:+1',
].filter((address) => address !== 'https:javascript:X//\njavascript:X');

const STYLES = [
  'background:url(https://evil.example/x)',
  'background-image:url(javascript:X)',
  'list-style:url(https://evil.example)',
  'behavior:url(x.htc)',
  '-moz-binding:url(x.xml#x)',
  'width:expression(X)',
  'width:ex/**/pression(X)',
  'width:\\65xpression(X)',
  'color:red;background:URL(https://evil.example)',
  'color:var(--x)',
  'position:fixed;top:0',
  'content:"X"',
  'font-family:"</style><script>X</script>"',
  'background-color:image-set("https://evil.example" 1x)',
  '@import "https://evil.example"',
];

const attempts = [
  ...TAGS,
  ...ADDRESSES.flatMap((address) => [
    `<a href="${address}">a</a>`,
    `<img src="${address}" alt="a">`,
    `<a href='${address}'>a</a>`,
  ]),
  ...STYLES.flatMap((style) => [`<p style="${style}">a</p>`, `<td style='${style}'>a</td>`]),
].map((html) => ({ html: html.replaceAll('X', 'alert(1)') }));

/** Tags and attributes of HTML as the cleaner writes it: what is no tag has no `<` any more. */
function partsOf(html: string): string[] {
  return [...html.matchAll(/<\/?([^\s>/]+)([^>]*)>/g)].flatMap(([, tag = '', attributes = '']) => [
    tag,
    ...[...attributes.matchAll(/([^\s="]+)(?:="([^"]*)")?/g)].map(
      ([, name = '', value = '']) => `${name}=${value}`,
    ),
  ]);
}

const HARMLESS_TAG =
  /^(a|b|blockquote|br|code|div|em|h[1-4]|hr|i|img|li|ol|p|pre|s|small|span|strong|sub|sup|u|ul|table|tbody|td|tfoot|th|thead|tr)$/;
const HARMLESS_ATTRIBUTE =
  /^(?:(?:alt|align|dir|lang|title|width|height)=[^<>]*|href=(?:https:\/\/|mailto:)[^\s<>]*|src=https:\/\/[^\s<>]*|style=[\w\s#%.,:;'()-]*|\/=)$/i;
const FETCHES = /url\s*\(|expression|import|behavior|binding|position|var\(|image-set/i;

describe('markup →', () => {
  test.each(attempts)('%j leaves nothing that runs or fetches', ({ html }) => {
    for (const part of partsOf(cleanHtml(html))) {
      expect(part).toMatch(part.includes('=') ? HARMLESS_ATTRIBUTE : HARMLESS_TAG);
      if (part.startsWith('style=')) expect(part).not.toMatch(FETCHES);
    }
  });
});
