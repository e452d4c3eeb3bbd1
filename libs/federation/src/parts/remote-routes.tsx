import { RoutesBelow } from '@raade/platform/host';
import { useFederation } from './federation-context.ts';
import { RemotePart } from './remote-part.tsx';

interface RemoteRoutesProps {
  readonly remote: string;
  /** The entry of `paths` in `remote.json` for which this route was created. */
  readonly path: string;
}

/** Loads a remote and routes to its pages under one of its paths. */
export function RemoteRoutes({ remote, path }: RemoteRoutesProps) {
  const { views } = useFederation();
  return (
    <RemotePart key={path} name={remote} kind="page">
      {(module) => (
        <views.Page>
          <RoutesBelow routes={module.routes[path] ?? []} missing={<views.NotFound />} />
        </views.Page>
      )}
    </RemotePart>
  );
}
