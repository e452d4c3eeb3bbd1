import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { Area } from '../failures/area.tsx';

/**
 * Renders a tool of staff's outside of the site's own tree: neither takes the other along when it fails, and the
 * site's code need not know of it. Returns the way to take it off again.
 * @param name for the log
 */
export function renderBeside(name: string, node: ReactNode): () => void {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place, { onCaughtError: () => undefined });
  root.render(<Area name={name}>{node}</Area>);
  return () => {
    root.unmount();
    place.remove();
  };
}
