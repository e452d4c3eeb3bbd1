/** The part of React Router that apps use. The rest is left out on purpose: everything here is downloaded. */
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
