import { createHash } from 'node:crypto';
import { RenderingUnavailable, type RenderPages, titleOf } from './render-pages.ts';

/**
 * Wraps a renderer with a cache, for one move, trial or publish. The same request is rendered once, and a bundle that
 * has failed is not run again, so that a release whose renderer hangs costs only one deadline.
 */
export function cachedRenderer(render: RenderPages): RenderPages {
  const answers = new Map<string, Promise<string>>();
  const failures = new Map<string, unknown>();
  return async (request) => {
    const title = titleOf(request);
    if (failures.has(title)) throw failures.get(title);
    const key = createHash('sha256').update(JSON.stringify(request)).digest('base64');
    const answer = answers.get(key) ?? render(request);
    answers.set(key, answer);
    try {
      return await answer;
    } catch (error) {
      // A temporary failure is not remembered, so that the next request tries again.
      if (error instanceof RenderingUnavailable) answers.delete(key);
      else failures.set(title, error);
      throw error;
    }
  };
}
