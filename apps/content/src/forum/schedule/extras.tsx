import { lazyPage, logger, Recovering } from '@raade/platform';

const load = () => import(/* webpackChunkName: "schedule-extras" */ './extras.lazy.ts');

/** Wraps a rarely needed part of the schedule. Its code is loaded when it is rendered; until then nothing is shown. */
function lazyPart(name: keyof Awaited<ReturnType<typeof load>>) {
  const Part = lazyPage(async () => ({ default: (await load())[name] }));
  return function LazyPart() {
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

export const NoSessions = lazyPart('NoSessions');
export const PastSession = lazyPart('PastSession');
export const ProgressNow = lazyPart('ProgressNow');
export const ScheduleNews = lazyPart('ScheduleNews');
export const ShareFavorites = lazyPart('ShareFavorites');
export const SharedFavorites = lazyPart('SharedFavorites');
