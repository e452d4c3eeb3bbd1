import { sourceHash } from '../policy/directives.ts';
import { about, pageAt, pointer } from '../testing/sample-composition.ts';
import type { Composition } from './composition.ts';

/** The policy in a composed page, by directive. */
function policyIn(html: string): Map<string, string[]> {
  const [, content = ''] =
    /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html) ?? [];
  const directives = content.split('; ').map((directive) => directive.split(' '));
  return new Map(directives.map(([name = '', ...sources]) => [name, sources]));
}

test('each page has the policy of its area, before all other elements of the head', async () => {
  const desk = { ...about, path: '/desk', internal: true };
  const change: Partial<Composition> = {
    registry: { schema: 1, remotes: { content: pointer('content'), desk: pointer('desk') } },
    pages: { content: { remote: [], pages: [about] }, desk: { remote: [], pages: [desk] } },
    policyFields: { content: { services: [] }, desk: { area: 'staff', services: [] } },
  };
  const [open, shut] = [await pageAt('about.html', change), await pageAt('desk.html', change)];
  expect(policyIn(open).get('script-src')).toContain('https://content.example.org');
  expect(policyIn(open).get('script-src')).not.toContain('https://desk.example.org');
  expect(policyIn(shut).get('script-src')).toContain('https://desk.example.org');
  expect(policyIn(shut).get('script-src')).not.toContain('https://content.example.org');
  expect(open.indexOf('Content-Security-Policy')).toBeLessThan(
    open.search(/<(title|style|script|link)/),
  );
  expect(shut).toContain('"areas":{"desk":"staff"}');
});

test('a policy allows exactly the style blocks in its page, and no inline attributes', async () => {
  const body = '<style>h1{color:red}</style><h1>About</h1>';
  const pages = { content: { remote: [], pages: [{ ...about, body }] } };
  const policy = policyIn(
    await pageAt('about.html', { pages, policyFields: { content: { services: [] } } }),
  );
  expect(policy.get('style-src')).toContain(sourceHash('h1{color:red}'));
  expect(policy.get('style-src')).toContain(sourceHash('p{margin:0}'));
  expect([...policy.values()].flat()).not.toContain("'unsafe-inline'");
  expect(policy.get('style-src-attr')).toEqual(["'none'"]);
});

test('mails are previewed in an empty page with its own policy', async () => {
  const policy = policyIn(await pageAt('html-sheet.html'));
  expect(policy.get('default-src')).toEqual(["'none'"]);
  expect(policy.get('style-src')).toEqual(["'unsafe-inline'"]);
  expect(policy.has('script-src')).toBe(false);
});
