import { showApplicationError } from './startup/application-error.ts';

// The split lets Module Federation settle the shared modules before anything uses them.
import(/* webpackChunkName: "frame" */ './bootstrap.tsx').catch(showApplicationError);
