import { createHash } from 'node:crypto';
import { RenderingUnavailable, type RenderPages, titleOf } from './render-pages.ts';

/**
 * Renders the same request once, and runs no bundle again that has failed: so a release whose renderer never ends costs
 * one deadline, however often the site is composed with it. For the time of one move, trial or publish.
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
      if (error instanceof RenderingUnavailable) answers.delete(key);
      else failures.set(title, error);
      throw error;
    }
  };
}
