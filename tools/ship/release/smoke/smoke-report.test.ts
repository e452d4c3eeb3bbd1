import { gateReportSchema } from '@raade/contracts/attestations';
import { reportsOf, smokeProblem, smokeTold } from './smoke-report.ts';
import type { SmokeResult } from './smoke-result.ts';
import { keyOf } from './watch-page.ts';

const quiet: SmokeResult = { gate: 'smoke', comparedWith: [], visited: 6, findings: [] };

test('what was seen is told', () => {
  expect(smokeProblem(['giving'], quiet)).toBeUndefined();
  expect(smokeTold(['giving'], quiet)).toEqual([
    '6 pages were opened in a browser with the new giving.',
  ]);
  expect(smokeTold(['giving'], { ...quiet, visited: 0 })).toEqual([]);
});

const trouble = { event: 'part failed', app: 'giving', error: 'not today' };
const findings = [
  { path: '/donate', owner: 'giving', trouble },
  { path: '/forum', owner: 'content', trouble },
  { path: '/', owner: 'content', trouble: { event: 'the page is empty', error: '' } },
];

test('what goes wrong is told with its page, whose code it is, the error and the way out', () => {
  const said = smokeProblem(['giving', 'shell'], { ...quiet, findings });
  expect(said).toContain('With the new giving and the new shell, pages go wrong in a browser');
  expect(said).toContain('/donate of giving: part failed: not today');
  expect(said).toContain('/forum of content: part failed of giving: not today');
  expect(said).toContain('/ of content: the page is empty\n');
  expect(said).toContain('?preview=<app>@<release>');
});

test('where there is no browser, that has to be accepted by name', () => {
  expect(smokeProblem(['giving'], { ...quiet, notRun: 'there is none' })).toMatch(
    /new giving in a browser beside what is live: there is none\.[^]*--untested/,
  );
});

test('on record goes what a release was seen beside, and nothing of one that nobody saw', () => {
  const giving = { app: 'giving', release: '0'.repeat(32) };
  const [shell, own] = [`shell@${'1'.repeat(32)}`, `giving@${giving.release}`];
  expect(reportsOf(giving, quiet)).toEqual([]);
  const seen = { ...quiet, comparedWith: [shell, own], findings: findings.slice(0, 1) };
  const [report] = reportsOf(giving, seen);
  expect(gateReportSchema.parse(report)).toEqual({
    gate: 'smoke',
    comparedWith: [shell],
    findings: ['/donate of giving: part failed: not today'],
  });
});

test('a trouble is the same in another release', () => {
  const inRelease = (release: string, hash: string) =>
    keyOf({
      event: 'part failed',
      error: `https://a/r/${release}/js/page.${hash}.js:1:20 is missing`,
    });
  const one = inRelease('0'.repeat(32), '04ce5a0706');
  expect(one).toBe(inRelease('1'.repeat(32), '14ce5a0706'));
  expect(one).not.toBe(keyOf({ event: 'part failed', error: 'another' }));
});
