import { logger } from '@raade/platform';
import { type ReactNode, startTransition, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client';
import { HYDRATED_EVENT } from './hydrated-event.ts';
import { takeEarlyPress } from './early-press.ts';
import { unhydratedPage } from './unhydrated-page.ts';

interface FrameHydratedProps {
  readonly onHydrated: () => void;
  readonly children: ReactNode;
}

/** Calls back once, when React has hydrated or rendered the frame. */
function FrameHydrated({ onHydrated, children }: FrameHydratedProps) {
  useLayoutEffect(onHydrated, [onHydrated]);
  return children;
}

/** Repeats a choice of the theme that the visitor made during hydration, after React had read the old theme. */
function reapplyTheme(root: HTMLElement, theme: string | undefined): void {
  root.querySelector<HTMLElement>(`[data-theme-control] [value="${theme}"]:not(:checked)`)?.click();
}

/** Stops `early-frame`, and presses the button again that was pressed before hydration. */
function takeOverFrame(root: HTMLElement): void {
  root.dataset['hydrated'] = '';
  document.dispatchEvent(new Event(HYDRATED_EVENT));
  const { theme } = document.documentElement.dataset;
  queueMicrotask(() => reapplyTheme(root, theme));
  // A press within the page is repeated when the page is hydrated.
  const isInPage = window.raadePressed && unhydratedPage()?.contains(window.raadePressed);
  if (!isInPage) takeEarlyPress(root)?.click();
}

/** Returns a function that wraps the site, so that `takeOverFrame` runs after its first render. */
function wrapWithTakeOver(root: HTMLElement) {
  const onHydrated = () => takeOverFrame(root);
  return (site: ReactNode) => <FrameHydrated onHydrated={onHydrated}>{site}</FrameHydrated>;
}

type SiteRoot = Pick<Root, 'render'>;

/** Hydrates the prerendered site. A transition lets the browser handle input and paint in between. */
export function hydrate(root: HTMLElement, site: ReactNode, options: RootOptions): SiteRoot {
  const wrap = wrapWithTakeOver(root);
  let reactRoot: Root | undefined;
  startTransition(() => {
    reactRoot = hydrateRoot(root, wrap(site), {
      ...options,
      // Must be the prefix in `prerender.tsx`.
      identifierPrefix: 'shell-',
      onRecoverableError: (error) =>
        logger.warn('page rendered anew', { remote: 'shell', phase: 'render' }, error),
    });
  });
  return { render: (newSite) => reactRoot?.render(wrap(newSite)) };
}

/** Renders the site without hydration, for a document that does not contain this page. */
export function renderAnew(root: HTMLElement, site: ReactNode, options: RootOptions): SiteRoot {
  root.replaceChildren();
  const wrap = wrapWithTakeOver(root);
  const reactRoot = createRoot(root, options);
  reactRoot.render(wrap(site));
  return { render: (newSite) => reactRoot.render(wrap(newSite)) };
}
