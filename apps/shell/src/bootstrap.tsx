import '@raade/ui/tokens.css';
import './startup/application-error.css';
import { provideEnvironment } from '@raade/platform';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { createFederation } from './parts/create-federation.ts';
import { createRouter } from './routing/create-router.tsx';
import { showApplicationError } from './startup/application-error.ts';
import { type ComposedData, readComposedData } from './startup/composed-data.ts';

function start(): ComposedData {
  const data = readComposedData();
  provideEnvironment(data.environment);
  const federation = createFederation(data);
  const router = createRouter(data.registry);
  const root = document.getElementById('root');
  if (!root) throw new Error('The template has no #root.');
  createRoot(root, { onUncaughtError: showApplicationError }).render(
    <App federation={federation} router={router} />,
  );
  return data;
}

/** Compose has checked the data already; this names the problem if somebody else wrote the page. */
async function explain(data: ComposedData): Promise<void> {
  const { checkComposedData } = await import('./startup/check-composed-data.ts');
  checkComposedData(data);
}

try {
  const data = start();
  setTimeout(() => explain(data).catch(showApplicationError), 2000);
} catch (error) {
  showApplicationError(error);
}
