import { createContext, type ReactNode, useContext } from 'react';

interface WithoutScriptProps {
  readonly children: ReactNode;
}

/** HTML knows no `noscript` within a `noscript`. */
const WithoutScriptContext = /* #__PURE__ */ createContext(false);

function RenderedAhead({ children }: WithoutScriptProps) {
  if (useContext(WithoutScriptContext)) return children;
  return (
    <noscript>
      <WithoutScriptContext value>{children}</WithoutScriptContext>
    </noscript>
  );
}

/** Builds of remotes for browsers need no more. */
function InBrowser(_props: WithoutScriptProps) {
  return <noscript />;
}

/**
 * Content for visitors without script beside, or in place of, something that only a script can show. The build renders
 * it into the page's HTML; where scripts run, neither browsers nor React look at it. Its counterpart is the attribute
 * `data-needs-script`, which takes off the page what would not answer.
 */
export const WithoutScript = typeof window === 'undefined' ? RenderedAhead : InBrowser;
