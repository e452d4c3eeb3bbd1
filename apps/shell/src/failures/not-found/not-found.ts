import { lazyPage } from '@raade/platform';

/** The page for addresses that lead nowhere. */
export const NotFound = lazyPage(
  () => import(/* webpackChunkName: "not-found" */ './not-found.page.tsx'),
);
