import type { Environment } from '@raade/contracts/releases/environment';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { provideDay } from '../day/site-day.ts';
import { provideEnvironment } from '../environment/environment.ts';
import type { RemoteModule } from '../remote/define-remote.ts';
import { FailedSectionContext } from '../recovery/failed-section-context.ts';
import { SlotHostContext } from '../slots/slot-host-context.ts';
import { RemoteAlone } from './remote-alone.tsx';
import { SlotPlaceholder } from './slot-placeholder.tsx';

/** Adds scripts that fake third parties, such as Stripe. (The publisher adds them to composed pages.) */
function addScripts(sources: readonly string[] = []): void {
  for (const src of sources) {
    document.head.append(Object.assign(document.createElement('script'), { src }));
  }
}

/**
 * Runs a remote without the shell, for `npx nx dev <remote>`: its pages and slots in a plain frame, with React and the
 * platform bundled. The address of the browser selects the first page.
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
    <SlotHostContext value={(name) => <SlotPlaceholder name={name} />}>
      <FailedSectionContext value={({ failure }) => <p role="alert">{String(failure.error)}</p>}>
        <MemoryRouter initialEntries={[pathname + search + hash]}>
          <RemoteAlone remote={remote} />
        </MemoryRouter>
      </FailedSectionContext>
    </SlotHostContext>,
  );
}
