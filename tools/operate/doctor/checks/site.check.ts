import { SHELL } from '@raade/contracts/releases/shell-files';
import type { Check, LiveSite, Site } from '../check.ts';
import { fail, ok } from '../finding.ts';

const homeAddress = ({ origins }: Site) => new URL('/', origins.get(SHELL));

/** Checks that the home page is served, and that the publisher has written it. */
export const homeCheck: Check = {
  id: 'home',
  title: 'The site answers',
  async run(site) {
    const address = homeAddress(site);
    const response = await site.send(address, { method: 'GET', redirect: 'manual' });
    const text = await response.text();
    const todo = 'see the finding of publishing, below, and the site on Firebase Hosting';
    if (response.status !== 200) {
      return [fail(`${address.href} answers ${response.status}`, todo)];
    }
    // Each composed page contains the registry.
    if (!text.includes('raade-registry')) {
      return [fail(`${address.href} is not a composed page`, todo)];
    }
    return [ok(`${address.href} answers`)];
  },
};

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Checks the header that makes browsers use HTTPS only (HSTS). */
export const hstsCheck: Check<LiveSite> = {
  id: 'hsts',
  title: 'Browsers always use HTTPS (HSTS)',
  async run(site) {
    const response = await site.send(homeAddress(site), { method: 'HEAD' });
    const header = response.headers.get('strict-transport-security');
    const todo = 'see "Strict-Transport-Security" in firebase.json, and publish the site';
    if (header === null) return [fail('browsers are not told to use only HTTPS', todo)];
    const age = Number(/max-age=(\d+)/.exec(header)?.[1] ?? 0);
    const isForAll = /includeSubDomains/i.test(header);
    if (/preload/i.test(header) && (!isForAll || age < YEAR_SECONDS)) {
      return [fail('HSTS asks for preloading without a year or without subdomains', todo)];
    }
    const { hostname } = homeAddress(site);
    const scope = isForAll ? `and all names below ${hostname}` : `${hostname} alone`;
    return [ok(`HSTS: ${Math.round(age / 86_400)} days, ${scope}`)];
  },
};
