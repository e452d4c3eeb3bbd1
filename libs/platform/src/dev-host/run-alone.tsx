import type { Environment } from '@raade/contracts/releases/environment';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { provideDay } from '../day/site-day.ts';
import { provideEnvironment } from '../environment/environment.ts';
import type { RemoteModule } from '../remote/define-remote.ts';
import { FailedSectionContext } from '../recovery/failed-section-context.ts';
import { SlotHostContext } from '../slots/slot-host-context.ts';
import { RemoteAlone } from './remote-alone.tsx';
import { SlotMark } from './slot-mark.tsx';

/** Scripts in place of third parties', which composed pages link, too. */
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
  const { today } = environment;
  provideDay({
    today: today ?? new Date().toISOString().slice(0, 10),
    isDayFixed: today !== undefined,
  });
  addScripts(environment.fakeScripts);
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root.');
  const { pathname, search, hash } = window.location;
  createRoot(root).render(
    <SlotHostContext value={(name) => <SlotMark name={name} />}>
      <FailedSectionContext value={({ failure }) => <p role="alert">{String(failure.error)}</p>}>
        <MemoryRouter initialEntries={[pathname + search + hash]}>
          <RemoteAlone remote={remote} />
        </MemoryRouter>
      </FailedSectionContext>
    </SlotHostContext>,
  );
}
