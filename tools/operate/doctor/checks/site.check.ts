import { SHELL } from '@raade/contracts/releases/shell-files';
import type { Check, LiveSite, Site } from '../check.ts';
import { fail, ok } from '../finding.ts';

const home = ({ origins }: Site) => new URL('/', origins.get(SHELL));

export const homeCheck: Check = {
  id: 'home',
  title: 'The site answers',
  async look(site) {
    const address = home(site);
    const response = await site.send(address, { method: 'GET', redirect: 'manual' });
    const text = await response.text();
    const todo = 'look at publishing, below, and at the site on Firebase Hosting';
    if (response.status !== 200) {
      return [fail(`${address.href} answers ${response.status}`, todo)];
    }
    if (!text.includes('raade-registry')) {
      return [fail(`${address.href} is a page that nobody has composed`, todo)];
    }
    return [ok(`${address.href} answers`)];
  },
};

const YEAR_S = 365 * 24 * 60 * 60;

export const hstsCheck: Check<LiveSite> = {
  id: 'hsts',
  title: 'HTTPS for good (HSTS)',
  async look(site) {
    const response = await site.send(home(site), { method: 'HEAD' });
    const header = response.headers.get('strict-transport-security');
    const todo = 'see "Strict-Transport-Security" in firebase.json, and publish the site';
    if (header === null) return [fail('browsers are not told to stay with HTTPS', todo)];
    const age = Number(/max-age=(\d+)/.exec(header)?.[1] ?? 0);
    const isForAll = /includeSubDomains/i.test(header);
    if (/preload/i.test(header) && (!isForAll || age < YEAR_S)) {
      return [fail('HSTS asks for preloading, and lacks a year or its subdomains', todo)];
    }
    const { hostname } = home(site);
    const reach = isForAll ? `and all names below ${hostname}` : `${hostname} alone`;
    return [ok(`HSTS: ${Math.round(age / 86_400)} days, ${reach}`)];
  },
};
