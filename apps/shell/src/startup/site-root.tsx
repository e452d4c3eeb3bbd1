import { logger } from '@raade/platform';
import { type ReactNode, startTransition, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client';
import { ALIVE_EVENT } from './alive-event.ts';
import { takeEarlyPress } from './early-press.ts';
import { waitingPage } from './waiting-page.ts';

interface FrameAliveProps {
  readonly onAlive: () => void;
  readonly children: ReactNode;
}

/** Calls back once, when the frame answers. */
function FrameAlive({ onAlive, children }: FrameAliveProps) {
  useLayoutEffect(onAlive, [onAlive]);
  return children;
}

/** A theme that was chosen while React took over the frame, which had asked for it before. */
function carryTheme(root: HTMLElement, theme: string | undefined): void {
  root.querySelector<HTMLElement>(`[data-theme-control] [value="${theme}"]:not(:checked)`)?.click();
}

/** Ends what serves the frame before React does, and presses what was pressed in vain. */
function takeOver(root: HTMLElement): void {
  root.dataset['alive'] = '';
  document.dispatchEvent(new Event(ALIVE_EVENT));
  const { theme } = document.documentElement.dataset;
  queueMicrotask(() => carryTheme(root, theme));
  // A press in the page waits for the page.
  const isInPage = window.raadePressed && waitingPage()?.contains(window.raadePressed);
  if (!isInPage) takeEarlyPress(root)?.click();
}

/** The site as it is rendered into a root, now and later. */
function inFrame(root: HTMLElement) {
  const onAlive = () => takeOver(root);
  return (site: ReactNode) => <FrameAlive onAlive={onAlive}>{site}</FrameAlive>;
}

type SiteRoot = Pick<Root, 'render'>;

/** Takes over the nodes that came with the document, in slices between which the browser answers and paints. */
export function hydrate(root: HTMLElement, site: ReactNode, options: RootOptions): SiteRoot {
  const alive = inFrame(root);
  let reactRoot: Root | undefined;
  startTransition(() => {
    reactRoot = hydrateRoot(root, alive(site), {
      ...options,
      // As the shell's server bundle has it.
      identifierPrefix: 'shell-',
      onRecoverableError: (error) =>
        logger.warn('page rendered anew', { remote: 'shell', phase: 'render' }, error),
    });
  });
  return { render: (next) => reactRoot?.render(alive(next)) };
}

/** Renders the site where no document has brought this page. */
export function renderAnew(root: HTMLElement, site: ReactNode, options: RootOptions): SiteRoot {
  root.replaceChildren();
  const alive = inFrame(root);
  const reactRoot = createRoot(root, options);
  reactRoot.render(alive(site));
  return { render: (next) => reactRoot.render(alive(next)) };
}
