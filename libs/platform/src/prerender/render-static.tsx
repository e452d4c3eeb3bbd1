import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import {
  createStaticHandler,
  createStaticRouter,
  type RouteObject,
  StaticRouterProvider,
} from 'react-router-dom';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';

interface StaticRender {
  readonly routes: RouteObject[];
  /** Absolute path of the page. */
  readonly path: string;
  /** Class of an ancestor that the styles are bound to. Without it they hold everywhere. */
  readonly scope?: string;
  /** Keeps ids apart from those of other renders that end up in the same document. */
  readonly idPrefix: string;
}

/** The styles without the marks by which styled-components would take them over in the browser. */
function plainCss(styleTags: string): string {
  return styleTags
    .replace(/<\/?style[^>]*>/g, '')
    .replace(/\/\*!sc\*\/|data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}/g, '')
    .replace(/\s*\n\s*/g, '');
}

/** Renders to the end: lazy parts are awaited, and what any part throws is thrown. */
async function htmlOf(element: ReactNode, idPrefix: string): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(element, {
    identifierPrefix: idPrefix,
    // The page comes in place, not in a hidden element that only a script would move.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    onError: (error) => void errors.push(error),
  });
  const html = await new Response(prelude).text();
  if (errors.length > 0) throw errors[0];
  // Marks for React, which never takes this HTML over.
  return html.replaceAll(/<!--.*?-->/g, '');
}

/**
 * A route as HTML, its styles before it. Runs in Node, when an app is built.
 * Throws what a component throws, and if there is no such route.
 */
export async function renderStatic({
  routes,
  path,
  scope,
  idPrefix,
}: StaticRender): Promise<string> {
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(new URL(path, 'http://localhost')));
  if (context instanceof Response || context.errors) throw new Error(`There is no route ${path}.`);
  const router = createStaticRouter(handler.dataRoutes, context);
  const sheet = new ServerStyleSheet();
  try {
    const page = <StaticRouterProvider router={router} context={context} hydrate={false} />;
    const scoped = scope ? (
      <StyleSheetManager namespace={`.${scope}`}>{page}</StyleSheetManager>
    ) : (
      page
    );
    const html = await htmlOf(sheet.collectStyles(scoped), idPrefix);
    return `<style>${plainCss(sheet.getStyleTags())}</style>${html}`;
  } finally {
    sheet.seal();
  }
}
