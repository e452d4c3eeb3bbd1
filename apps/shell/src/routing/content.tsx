import { Outlet, useLocation } from '@raade/platform';
import { Area } from '../failures/area.tsx';
import { ContentFailed } from '../failures/area-fallbacks.tsx';

/** The area of the page. What remotes throw never comes this far. Another page gets another try. */
export function Content() {
  const { pathname } = useLocation();
  return (
    <Area name="content" Fallback={ContentFailed} resetKey={pathname}>
      <Outlet />
    </Area>
  );
}
