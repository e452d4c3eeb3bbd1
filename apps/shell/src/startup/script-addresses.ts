import { trustedTypes } from '@raade/contracts/site/trusted-types';

/** The sources of scripts and workers in the policy that compose has written into this page. */
function sourcesOf(policy: string): string[] {
  return [...policy.matchAll(/(?:script|worker)-src ([^;]*)/g)].flatMap(([, sources = '']) =>
    sources.split(' '),
  );
}

/** True if one of the sources stands for the address; a source may name a folder. */
function isFrom(sources: readonly string[], address: string): boolean {
  const { protocol, origin, pathname } = new URL(address, document.baseURI);
  return sources.some((source) => {
    if (source === "'self'") return origin === window.location.origin && protocol !== 'blob:';
    if (!source.startsWith('http')) return source === protocol;
    const allowed = new URL(source);
    return origin === allowed.origin && pathname.startsWith(allowed.pathname);
  });
}

/**
 * Lets texts become addresses of scripts where the page's policy names them, and nowhere else; no text becomes HTML
 * or code. The one place for that: bundlers and third parties know no policy of ours and give texts.
 */
export function allowScriptAddresses(): void {
  trustedTypes()?.createPolicy('default', {
    createScriptURL(address) {
      const policy = document.querySelector<HTMLMetaElement>('meta[http-equiv$=Policy]');
      return policy && isFrom(sourcesOf(policy.content), address) ? address : null;
    },
  });
}
