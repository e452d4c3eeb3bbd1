import { findDebianFirefox, findDebianWebKit } from '@raade/kit/browser/debian-browsers.ts';
import type { DriverServer } from '@raade/kit/browser/driver-server.ts';
import type { Preferences } from '@raade/kit/browser/marionette/firefox.ts';
import {
  PREFERENCES_CAPABILITY,
  startFirefoxDriver,
} from '@raade/kit/browser/marionette/firefox-driver.ts';
import { startWebKitDriver } from '@raade/kit/browser/webkit-driver.ts';

export type EngineName = 'firefox' | 'webkit';

interface Engine {
  /** @param home folder for the browser's profile and downloads */
  start(home: string): Promise<DriverServer>;
  /** Returns the capabilities to request for a new session. */
  capabilities(home: string, preferences: Preferences): Readonly<Record<string, unknown>>;
}

export const ENGINES: Readonly<Record<EngineName, Engine>> = {
  firefox: {
    start: () => startFirefoxDriver(findDebianFirefox()),
    capabilities: (home, preferences) => ({
      browserName: 'firefox',
      // Tests wait for visible content, not for the last picture.
      pageLoadStrategy: 'eager',
      [PREFERENCES_CAPABILITY]: {
        'browser.download.folderList': 2,
        'browser.download.dir': home,
        ...preferences,
      },
    }),
  },
  webkit: {
    start: (home) => startWebKitDriver(findDebianWebKit(), home),
    capabilities: () => ({
      browserName: 'MiniBrowser',
      // This driver never answers scripts that are sent before a page is complete.
      pageLoadStrategy: 'normal',
      'webkitgtk:browserOptions': { binary: findDebianWebKit().browser, args: ['--automation'] },
    }),
  },
};
