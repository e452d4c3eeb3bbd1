import { logger } from '@raade/platform';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/**
 * Renders a tool of staff's outside of the site's own tree: neither takes the other along when it fails, and the
 * site's code need not know of it. A tool that throws is gone. Returns the way to take it off.
 * @param name for the log
 */
export function renderBeside(name: string, node: ReactNode): () => void {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place, {
    onUncaughtError: (error) =>
      logger.error('tool failed', { remote: 'shell', phase: 'render', tool: name }, error),
  });
  root.render(node);
  return () => {
    root.unmount();
    place.remove();
  };
}
