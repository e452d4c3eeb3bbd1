import type { SharedModules } from '@raade/federation';
import * as platform from '@raade/platform';
import react, { version as reactVersion } from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import reactDom, { version as reactDomVersion } from 'react-dom';
import reactDomClient from 'react-dom/client';

/**
 * The modules that remotes take from the shell instead of bundling them. An import of a name that is missing here fails
 * in every remote. `tools/bundling/shared-modules.ts` passes the names to their builds, and inserts `PLATFORM_VERSION`.
 */
export const sharedModules: SharedModules = {
  react: { version: reactVersion, module: react },
  'react/jsx-runtime': { version: reactVersion, module: jsxRuntime },
  'react-dom': { version: reactDomVersion, module: reactDom },
  'react-dom/client': { version: reactDomVersion, module: reactDomClient },
  '@raade/platform': { version: PLATFORM_VERSION, module: platform },
};
