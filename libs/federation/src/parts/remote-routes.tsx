import { type RouteObject, useRoutes } from '@raade/platform';
import { useFederation } from './federation-context.ts';
import { RemotePart } from './remote-part.tsx';

interface RemoteRoutesProps {
  readonly remote: string;
  /** The entry of the remote's `paths` that this route stands for. */
  readonly path: string;
}

/** The pages that a remote has under one of its paths. */
export function RemoteRoutes({ remote, path }: RemoteRoutesProps) {
  return (
    <RemotePart key={path} name={remote} kind="page">
      {(module) => <PathRoutes routes={module.routes[path] ?? []} />}
    </RemotePart>
  );
}

function PathRoutes({ routes }: { routes: readonly RouteObject[] }) {
  const { views } = useFederation();
  return useRoutes([...routes]) ?? <views.NotFound />;
}
