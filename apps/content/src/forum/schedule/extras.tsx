import { lazyPage, logger, Recovering } from '@raade/platform';

const load = () => import(/* webpackChunkName: "schedule-extras" */ './extras.lazy.ts');

/**
 * Wraps a part of the schedule that most visits do not need: its code is loaded when it is rendered, and until then
 * nothing is shown.
 */
function extra(name: keyof Awaited<ReturnType<typeof load>>) {
  const Part = lazyPage(async () => ({ default: (await load())[name] }));
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

export const NoSessions = extra('NoSessions');
export const PastSession = extra('PastSession');
export const ProgressNow = extra('ProgressNow');
export const ScheduleNews = extra('ScheduleNews');
export const ShareFavourites = extra('ShareFavourites');
export const SharedFavourites = extra('SharedFavourites');
