import { trustedTypes } from '@raade/contracts/site/trusted-types';

/** The allowed sources of scripts and workers in a Content-Security-Policy. */
function sourcesOf(policy: string): string[] {
  return [...policy.matchAll(/(?:script|worker)-src ([^;]*)/g)].flatMap(([, sources = '']) =>
    sources.split(' '),
  );
}

/** True if one of the sources allows the address. A source may be a folder. */
function isAllowedBy(sources: readonly string[], address: string): boolean {
  const { protocol, origin, pathname } = new URL(address, document.baseURI);
  return sources.some((source) => {
    if (source === "'self'") return origin === window.location.origin && protocol !== 'blob:';
    // A source such as `blob:` allows all addresses of its protocol.
    if (!source.startsWith('http')) return source === protocol;
    const folder = new URL(source);
    return origin === folder.origin && pathname.startsWith(folder.pathname);
  });
}

/**
 * Creates the default policy of Trusted Types: a text is accepted as the address of a script if the page's
 * Content-Security-Policy allows it, and never as HTML or code. Only a default policy can do this, since bundler and
 * third parties pass plain texts.
 */
export function allowScriptAddresses(): void {
  trustedTypes()?.createPolicy('default', {
    createScriptURL(address) {
      const policy = document.querySelector<HTMLMetaElement>('meta[http-equiv$=Policy]');
      return policy && isAllowedBy(sourcesOf(policy.content), address) ? address : null;
    },
  });
}
