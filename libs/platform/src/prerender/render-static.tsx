import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import {
  createStaticHandler,
  createStaticRouter,
  type RouteObject,
  StaticRouterProvider,
} from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';

interface StaticRender {
  readonly routes: RouteObject[];
  /** Absolute path of the page. */
  readonly path: string;
  /** Prefix of generated ids, so that they differ from those of other parts of the same document. */
  readonly idPrefix: string;
}

/** Renders completely: waits for lazy parts, and throws what any part throws. */
async function htmlOf(element: ReactNode, idPrefix: string): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(element, {
    identifierPrefix: idPrefix,
    // React would move large parts to hidden elements, which only a script puts in their place.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    onError: (error) => void errors.push(error),
  });
  const html = await new Response(prelude).text();
  if (errors.length > 0) throw errors[0];
  return html;
}

/**
 * Renders a route to HTML that React can hydrate. Its styles and preload hints, which belong into the head, come first.
 * Throws what a component throws, and if there is no such route.
 */
export async function renderStatic({ routes, path, idPrefix }: StaticRender): Promise<string> {
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(new URL(path, 'http://localhost')));
  if (context instanceof Response || context.errors) throw new Error(`There is no route ${path}.`);
  const router = createStaticRouter(handler.dataRoutes, context);
  const sheet = new ServerStyleSheet();
  try {
    const page = <StaticRouterProvider router={router} context={context} hydrate={false} />;
    const html = await htmlOf(sheet.collectStyles(page), idPrefix);
    return sheet.getStyleTags().trim() + html;
  } finally {
    sheet.seal();
  }
}
