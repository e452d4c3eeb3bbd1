// The parts of the schedule that most visits do not need, in one chunk that `extras.tsx` loads.
export { ScheduleNews } from './news/schedule-news.tsx';
export { NoSessions } from './no-sessions.tsx';
export { PastSession } from './past-session.tsx';
export { ProgressNow } from './progress-now.tsx';
export { ShareFavorites } from './share-favorites.tsx';
export { SharedFavorites } from './shared-favorites.tsx';
