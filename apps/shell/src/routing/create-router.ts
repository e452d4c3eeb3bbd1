import { createBrowserRouter, type RouteObject } from '@raade/platform';

/** The router, or why there is none. */
export type MaybeRouter =
  | { readonly router: ReturnType<typeof createBrowserRouter>; readonly error?: never }
  | { readonly router?: never; readonly error: unknown };

/** A browser may refuse the History API, as it does in some embedded frames: then there is no router. */
export function createRouter(routes: RouteObject[]): MaybeRouter {
  try {
    return { router: createBrowserRouter(routes) };
  } catch (error) {
    return { error };
  }
}
