import '@raade/ui/tokens.css';
import './startup/startup.css';
import './startup/forced-colors.css';
import { yieldToMain } from '@raade/browser';
import { showApplicationError } from './startup/application-error.ts';
import { allowScriptAddresses } from './startup/script-addresses.ts';

/**
 * Imports the modules of the shell one after the other, each after the modules that it needs. Evaluating all of them in
 * one task would block a slow phone. The page preloads their two files, so these imports download nothing.
 */
const MODULE_IMPORTS = [
  () => import('react'),
  () => import('react-dom/client'),
  () => import('@raade/platform'),
  /* eslint-disable raade/chunk-borders -- These imports create no chunks: the modules are in the chunk of the frame and are only evaluated earlier. */
  () => import(/* webpackChunkName: "frame" */ './frame/footer/footer.tsx'),
  () => import(/* webpackChunkName: "frame" */ './frame/bar/navbar.tsx'),
  () => import(/* webpackChunkName: "frame" */ './app.tsx'),
  /* eslint-enable raade/chunk-borders */
  () => import(/* webpackChunkName: "frame" */ './bootstrap.tsx'),
];

async function start(): Promise<void> {
  allowScriptAddresses();
  for (const importModule of MODULE_IMPORTS) {
    await importModule();
    await yieldToMain();
  }
}

start().catch((error: unknown) => {
  // The logger may be in the module that failed.
  console.error('[raade] application failed', error);
  showApplicationError(error);
});
