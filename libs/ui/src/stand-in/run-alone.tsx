import {
  MemoryRouter,
  provideEnvironment,
  type RemoteModule,
  SlotHostContext,
} from '@raade/platform';
import { createRoot } from 'react-dom/client';
import { RemoteAlone } from './remote-alone.tsx';
import { SlotMark } from './slot-mark.tsx';

type Environment = Parameters<typeof provideEnvironment>[0];

/** Third parties' stand-ins that composed pages link. */
function addScripts(sources: readonly string[] = []): void {
  for (const src of sources) {
    document.head.append(Object.assign(document.createElement('script'), { src }));
  }
}

/**
 * Runs a remote without the shell, for `rsbuild dev`: its routes and slots in a plain frame, with
 * React and the platform compiled in. The address bar chooses the first page.
 */
export function runAlone(remote: RemoteModule, environment: Environment): void {
  provideEnvironment(environment);
  addScripts(environment.standInScripts);
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root.');
  const { pathname, search, hash } = window.location;
  createRoot(root).render(
    <SlotHostContext value={(name) => <SlotMark name={name} />}>
      <MemoryRouter initialEntries={[pathname + search + hash]}>
        <RemoteAlone remote={remote} />
      </MemoryRouter>
    </SlotHostContext>,
  );
}
