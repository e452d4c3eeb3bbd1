import { lazyPage } from '@raade/platform';

/** The page for unknown addresses. */
export const NotFound = lazyPage(
  () => import(/* webpackChunkName: "not-found" */ './not-found.page.tsx'),
);
