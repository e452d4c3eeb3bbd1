import { createContext, type ReactNode, useContext } from 'react';

interface WithoutScriptProps {
  readonly children: ReactNode;
}

/** True inside of a `noscript`, which cannot be nested. */
const WithoutScriptContext = /* #__PURE__ */ createContext(false);

function Prerendered({ children }: WithoutScriptProps) {
  if (useContext(WithoutScriptContext)) return children;
  return (
    <noscript>
      <WithoutScriptContext value>{children}</WithoutScriptContext>
    </noscript>
  );
}

/** In the browser the content is never shown. */
function InBrowser(_props: WithoutScriptProps) {
  return <noscript />;
}

/**
 * Content for visitors without script. The build renders it into the HTML of the page; with scripts, browsers and React
 * ignore it. The opposite is the attribute `data-needs-script`, which hides elements that do not work without script.
 */
export const WithoutScript = typeof window === 'undefined' ? Prerendered : InBrowser;
