import { createContext, type ReactNode, useContext } from 'react';

/** HTML knows no `noscript` within a `noscript`. */
const WithoutScriptContext = createContext(false);

/**
 * What visitors without script see beside, or in place of, what only a script can show. The build renders it into
 * the page's HTML; where scripts run, neither browsers nor React look at it. Its counterpart is the attribute
 * `data-needs-script`, which takes what would not answer off the page.
 */
export function WithoutScript({ children }: { readonly children: ReactNode }) {
  if (useContext(WithoutScriptContext)) return children;
  return (
    <noscript>
      <WithoutScriptContext value>{children}</WithoutScriptContext>
    </noscript>
  );
}
