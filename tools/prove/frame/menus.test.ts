import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Navigation, NavigationItem } from '@raade/contracts/site/navigation';
import { forumFacts } from '@raade/content-model/forum/forum-facts';
import { SAMPLE } from '@raade/content-model/sample-content';
import { OTHER_CONTENT } from '@raade/content-model/testing/other-content';
import { forumPhaseOn } from '@raade/contracts/content/forum-phase';
import { dayAfter } from '@raade/contracts/base/days';
import { SAMPLE_TODAY } from '@raade/contracts/local/local-environment';
import { remoteManifestSchema } from '@raade/contracts/releases/remote';
import { WORKSPACE } from '@raade/bundling/workspace.ts';
import { remotesOn } from '@raade/publishing/compose/pages-on-day';
import { navigationOf } from '@raade/publishing/compose/site-data';

/** The links of a remote of this repository. */
function linksOf(remote: string) {
  const file = path.join(WORKSPACE, 'apps', remote, 'remote.json');
  return remoteManifestSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).links;
}

/** The remotes that the rows are about; others may add links of their own. */
const OF_THE_ROWS = ['content', 'giving', 'admin', 'editor'];
const links = Object.fromEntries(OF_THE_ROWS.map((name) => [name, linksOf(name)]));
const siteOn = (day: string, { forum } = SAMPLE) =>
  navigationOf(remotesOn({ pages: {}, links }, day, forumFacts(forum)).links);
const site = siteOn(SAMPLE_TODAY);
const textsOf = (links: readonly NavigationItem[]) => links.map(({ name, href }) => [name, href]);
const dropdownOf = (name: string) =>
  textsOf(site.menu.find((item) => item.name === name)?.dropdown ?? []);

test('[NAV-14][NAV-48] there are three main items, each with a dropdown', () => {
  expect(textsOf(site.menu)).toEqual([
    ['About', '/about'],
    ['Innovation Studios', '/studios'],
    ['Conference', '/conference'],
  ]);
  expect(site.menu.every(({ dropdown }) => dropdown)).toBe(true);
});

test('[NAV-15][NAV-20] About leads to its sections, named after their anchors', () => {
  expect(dropdownOf('About')).toEqual([
    ['Overview', '/about#overview'],
    ['Approach', '/about#approach'],
    ['Impact', '/about#impact'],
    ['Team', '/about#team'],
  ]);
});

test('[NAV-16][NAV-20] Innovation Studios leads to its sections', () => {
  expect(dropdownOf('Innovation Studios')).toEqual([
    ['Overview', '/studios#overview'],
    ['Projects', '/studios#projects'],
    ['Apply', '/studios#apply'],
  ]);
});

test('[NAV-17][NAV-18][NAV-19][NAV-20] Conference leads to its sections, registration and donation', () => {
  expect(dropdownOf('Conference')).toEqual([
    ['Overview', '/conference#overview'],
    ['Why Attend', '/conference#why-attend'],
    ['Speakers', '/conference#speakers'],
    ['Schedule', '/conference#schedule'],
    ['Sponsors', '/conference#sponsors'],
    ['Registration', '/conference#registration'],
    ['Sponsorship', '/conference#sponsorship'],
    ['Register Now', '/conference/register'],
    ['Donate', '/conference#donation'],
  ]);
});

test.each([
  ['this year', SAMPLE],
  ['another year', OTHER_CONTENT],
])('Register Now is shown only while the forum is open or full, %s', (_year, content) => {
  const isThere = (day: string) =>
    JSON.stringify(siteOn(day, content)).includes(
      '"name":"Register Now","href":"/conference/register"',
    );
  const { firstDay } = forumFacts(content.forum);
  const year = Number(firstDay.slice(0, 4));
  for (let day = `${year - 1}-01-01`; day < `${year + 2}-01-01`; day = dayAfter(day)) {
    const phase = forumPhaseOn(day, forumFacts(content.forum));
    expect([day, isThere(day)]).toEqual([day, phase === 'open' || phase === 'full']);
  }
});

test('[NAV-18][NAV-48] only Register Now is highlighted', () => {
  const entries = site.menu.flatMap(({ dropdown }) => dropdown ?? []);
  expect(entries.filter((entry) => entry.highlight).map(({ name }) => name)).toEqual([
    'Register Now',
  ]);
});

test.each<[string, keyof Navigation, string[][]]>([
  [
    '[NAV-22] the buttons of the bar are Donate and Join Us',
    'actions',
    [
      ['Donate', '/conference#donation'],
      ['Join Us', '/#join'],
    ],
  ],
  [
    '[NAV-21] the footer items are Contact and Events',
    'menuFoot',
    [
      ['Contact', '/contact'],
      ['Events', '/conference'],
    ],
  ],
  [
    '[FOOT-02] the quick links of the footer lead to studios, conference, about and donate',
    'explore',
    [
      ['Innovation Studios', '/studios'],
      ['Annual Conference', '/conference'],
      ['About Us', '/about'],
      ['Donate', '/donate'],
    ],
  ],
  ['[FOOT-04] the footer links the privacy policy', 'legal', [['Privacy', '/privacy']]],
  ['[FOOT-05] the footer links the contact page', 'contact', [['Contact', '/contact']]],
  [
    '[ROUTE-21] suggested links lead home, to the studios, the conference and the contact page',
    'suggestedLinks',
    [
      ['Go to the home page', '/'],
      ['Innovation Studios', '/studios'],
      ['Conference', '/conference'],
      ['Contact', '/contact'],
    ],
  ],
  [
    '[CDN-06] the panel of the countdown leads to the conference',
    'countdown',
    [['About the forum', '/conference']],
  ],
])('%s', (_title, place, links) => {
  expect(textsOf(site[place])).toEqual(links);
});
