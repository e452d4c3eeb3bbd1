/** What apps use of React Router. The rest of it is left out on purpose: all that stands here is downloaded. */
export { Link, NavLink } from './link.tsx';
export {
  createBrowserRouter,
  matchRoutes,
  MemoryRouter,
  Navigate,
  Outlet,
  RouterProvider,
  ScrollRestoration,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useRouteError,
  useRoutes,
  useSearchParams,
} from 'react-router-dom';
export type { RouteObject } from 'react-router-dom';
