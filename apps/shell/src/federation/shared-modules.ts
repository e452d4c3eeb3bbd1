import type { SharedModules } from '@raade/federation';
import * as platform from '@raade/platform';
import react, { version as reactVersion } from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import reactDom, { version as reactDomVersion } from 'react-dom';
import reactDomClient from 'react-dom/client';

/**
 * What remotes take from the shell instead of bringing it, and all that they can: a name that is missing here is
 * an import that fails in every remote. (`tools/bundling/shared-modules.ts` tells their builds.)
 */
export const sharedModules: SharedModules = {
  react: { version: reactVersion, module: react },
  'react/jsx-runtime': { version: reactVersion, module: jsxRuntime },
  'react-dom': { version: reactDomVersion, module: reactDom },
  'react-dom/client': { version: reactDomVersion, module: reactDomClient },
  '@raade/platform': { version: PLATFORM_VERSION, module: platform },
};
