import { createContext, type ReactNode, useContext } from 'react';

/** HTML knows no `noscript` within a `noscript`. */
const WithoutScriptContext = createContext(false);

/**
 * Content for visitors without script beside, or in place of, something that only a script can show. The build renders
 * it into the page's HTML; where scripts run, neither browsers nor React look at it. Its counterpart is the attribute
 * `data-needs-script`, which takes off the page what would not answer.
 */
export function WithoutScript({ children }: { readonly children: ReactNode }) {
  if (useContext(WithoutScriptContext)) return children;
  return (
    <noscript>
      <WithoutScriptContext value>{children}</WithoutScriptContext>
    </noscript>
  );
}
