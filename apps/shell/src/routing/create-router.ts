import { createBrowserRouter, type RouteObject } from '@raade/platform';

/** The router, or why there is none. */
export type MaybeRouter =
  | { readonly router: ReturnType<typeof createBrowserRouter>; readonly error?: never }
  | { readonly router?: never; readonly error: unknown };

interface RouterOptions {
  /** The page is on screen already, and scrolled to where the visitor wants it. */
  readonly isPrerendered: boolean;
}

/** A browser may refuse the History API, as it does in some embedded frames: then there is no router. */
export function createRouter(routes: RouteObject[], { isPrerendered }: RouterOptions): MaybeRouter {
  try {
    // With data of a first render, even none, the router leaves the scroll position of the first page alone.
    const options = isPrerendered ? { hydrationData: {} } : {};
    return { router: createBrowserRouter(routes, options) };
  } catch (error) {
    return { error };
  }
}
