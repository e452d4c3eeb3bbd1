/** What apps use of React Router. The rest of it is left out on purpose: all that stands here is downloaded. */
export { Link, NavLink } from './link.tsx';
export {
  MemoryRouter,
  Navigate,
  Outlet,
  useLocation,
  useNavigate,
  useParams,
  useRoutes,
  useSearchParams,
} from 'react-router-dom';
export type { RouteObject } from 'react-router-dom';
