import { Navigate, type RouteObject, useParams } from '@raade/platform';

/** Old addresses of the application forms, below `/studios/`. */
export const STUDIO_REDIRECTS: RouteObject[] = [
  { path: 'apply', element: <Navigate to="/apply/student" replace /> },
  { path: 'partner', element: <Navigate to="/apply/partner" replace /> },
];

function ToSpeaker() {
  const { speakerId = '' } = useParams();
  return <Navigate to={`/conference/speakers/${encodeURIComponent(speakerId)}`} replace />;
}

/** The other form of a speaker's address, below `/speakers/`. */
export const SPEAKER_REDIRECTS: RouteObject[] = [{ path: ':speakerId', element: <ToSpeaker /> }];

/** The route for any other address below `/projects/`. */
export const NO_PROJECT: RouteObject = { path: '*', element: <Navigate to="/studios" replace /> };
