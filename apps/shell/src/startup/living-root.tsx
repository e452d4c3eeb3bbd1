import { type ReactNode, startTransition, useInsertionEffect } from 'react';
import { createRoot, type Root, type RootOptions } from 'react-dom/client';
import { takePlace } from './prerendered-page.ts';

interface ArrivalProps {
  readonly onArrive: () => void;
  readonly children: ReactNode;
}

/** Calls back once, in the commit of its children: their nodes are made, and no effect or ref of theirs has run yet. */
function Arrival({ onArrive, children }: ArrivalProps) {
  useInsertionEffect(onArrive, []);
  return children;
}

/**
 * Renders beside the page, in slices between which the browser answers and paints; what is rendered then takes the
 * place of `root` in one commit. Effects and refs see it in the document.
 */
export function createLivingRoot(root: HTMLElement, options: RootOptions): Pick<Root, 'render'> {
  const living = document.createElement(root.localName);
  living.id = root.id;
  const reactRoot = createRoot(living, options);
  const arrive = () => takePlace(root, living);
  return {
    render: (app) =>
      startTransition(() => reactRoot.render(<Arrival onArrive={arrive}>{app}</Arrival>)),
  };
}
