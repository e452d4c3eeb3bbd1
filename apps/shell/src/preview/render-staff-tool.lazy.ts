import { logger } from '@raade/platform';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/**
 * Renders a tool for staff in a React root of its own, so that a failure of the tool does not affect the site, and the
 * other way round. A tool that throws disappears. Returns a function that removes the tool.
 * @param name for the log
 */
export function renderStaffTool(name: string, node: ReactNode): () => void {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container, {
    onUncaughtError: (error) =>
      logger.error('tool failed', { remote: 'shell', phase: 'render', tool: name }, error),
  });
  root.render(node);
  return () => {
    root.unmount();
    container.remove();
  };
}
