import { SHELL } from '@raade/contracts/releases/shell-files';
import type { Check, LiveSite, Site } from '../check.ts';
import { fail, ok, orOk, warn } from '../finding.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

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

/**
 * Maximum difference of clocks. Stripe refuses signatures older than five minutes; sign-in and App Check are similar.
 */
const SKEW_MS = 30_000;

export const clockCheck: Check<LiveSite> = {
  id: 'clock',
  title: 'The clock of this machine',
  async look(site) {
    const response = await site.send(home(site), { method: 'HEAD' });
    const there = Date.parse(response.headers.get('date') ?? '');
    const apart = Math.round(Math.abs(site.now() - there) / 1000);
    if (Number.isNaN(there)) return [warn('the site does not say what time it is', 'run it again')];
    if (apart * 1000 <= SKEW_MS) return [ok('the clock is right')];
    return [
      fail(`the clocks of this machine and of the site are ${apart} s apart`, 'set the clock'),
    ];
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

/** Hosting renews certificates 30 days before they end, so less means that renewal fails. */
const MIN_CERTIFICATE_DAYS = 21;

export const certificateCheck: Check<LiveSite> = {
  id: 'certificate',
  title: 'Certificates',
  async look(site) {
    const hosts = [...new Set([...site.origins.values()].map((origin) => new URL(origin).host))];
    const todo =
      'Hosting renews them 30 days before: look at the custom domain in the console, and at its DNS';
    const findings = hosts.map(async (host) => {
      const days = Math.floor(((await site.certificateEnd(host)) - site.now()) / DAY_MS);
      if (days < 0) return [fail(`the certificate of ${host} has ended`, todo)];
      return days < MIN_CERTIFICATE_DAYS
        ? [warn(`the certificate of ${host} ends in ${days} days`, todo)]
        : [];
    });
    return orOk((await Promise.all(findings)).flat(), 'certificates are good for weeks');
  },
};
