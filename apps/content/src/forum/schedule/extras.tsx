import { lazyPage, logger, Recovering } from '@raade/platform';

/** A part of the schedule that most visits never show: nothing is in its place, and its code is asked for until it comes. */
function extra(load: Parameters<typeof lazyPage>[0]) {
  const Part = lazyPage(load);
  return function Extra() {
    return (
      <Recovering
        loading={null}
        unavailable={() => null}
        onFail={({ error }, fields) => logger.warn('part of the schedule failed', fields, error)}
      >
        <Part />
      </Recovering>
    );
  };
}

export const NoSessions = extra(
  () => import(/* webpackChunkName: "schedule-extras" */ './no-sessions.lazy.tsx'),
);
export const ProgressNow = extra(
  () => import(/* webpackChunkName: "schedule-extras" */ './progress-now.lazy.tsx'),
);
export const PastSession = extra(
  () => import(/* webpackChunkName: "schedule-extras" */ './past-session.lazy.tsx'),
);
export const ScheduleNews = extra(
  () => import(/* webpackChunkName: "schedule-extras" */ './news/schedule-news.lazy.tsx'),
);
export const ShareFavourites = extra(
  () => import(/* webpackChunkName: "schedule-extras" */ './share-favourites.lazy.tsx'),
);
export const SharedFavourites = extra(
  () => import(/* webpackChunkName: "schedule-extras" */ './shared-favourites.lazy.tsx'),
);
