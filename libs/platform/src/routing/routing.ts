/** The part of React Router that apps use. Every export is downloaded by all visitors, so the rest is left out. */
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
