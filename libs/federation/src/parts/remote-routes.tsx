import { RoutesBelow } from '@raade/platform/host';
import { useFederation } from './federation-context.ts';
import { RemotePart } from './remote-part.tsx';

interface RemoteRoutesProps {
  readonly remote: string;
  /** The entry of the remote's `paths` that this route stands for. */
  readonly path: string;
}

/** The pages that a remote has under one of its paths. */
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
