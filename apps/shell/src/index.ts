import { showApplicationError } from './startup/application-error.ts';

// The split lets Module Federation settle the shared modules before anything uses them.
import(/* webpackChunkName: "frame" */ './bootstrap.tsx').catch((error: unknown) => {
  // The logger is in what is missing.
  console.error('[raade] application failed', error);
  showApplicationError(error);
});
