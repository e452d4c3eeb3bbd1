import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver';
import type { DriverServer } from '@raade/kit/browser/driver-server.ts';
import type { Preferences } from '@raade/kit/browser/marionette/firefox.ts';
import { readStack, type StackDescription } from '@raade/kit/stack/stack-file.ts';
import { test as base } from '../federation/composed-site.ts';
import { ENGINES, type EngineName } from './engines.ts';
import { type Visitor, visitorWith } from './visitor.ts';

export interface EngineOptions {
  readonly engine: EngineName;
}

interface WorkerFixtures extends EngineOptions {
  /** Folder for the browser's profile and for downloads. */
  readonly home: string;
  readonly driverServer: DriverServer;
  readonly stack: StackDescription;
}

interface Fixtures {
  /** Preferences of Firefox, besides the common ones. */
  readonly preferences: Preferences;
  readonly driver: WebDriver;
  readonly visitor: Visitor;
}

const WINDOW = { x: 0, y: 0, width: 1280, height: 900 };

/** Tests with a fresh Firefox or WebKit, on composed sites or on the local stack. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  home: [
    // Playwright reads from the pattern what a fixture needs; this one needs nothing.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const home = await mkdtemp(path.join(tmpdir(), 'raade-engine-'));
      await use(home);
      await rm(home, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  driverServer: [
    async ({ engine, home }, use) => {
      const server = await ENGINES[engine].start(home);
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  // oxlint-disable-next-line no-empty-pattern -- it needs nothing, too
  stack: [async ({}, use) => use(await readStack()), { scope: 'worker' }],
  // The watch of the other tests needs a Chromium, and WebDriver runs nothing ahead of a page's own scripts.
  // oxlint-disable-next-line no-empty-pattern -- it needs nothing either
  policyWatch: async ({}, use) => use({ violations: [] }),
  preferences: [{}, { option: true }],
  driver: async ({ engine, home, driverServer, preferences }, use, testInfo) => {
    const capabilities = ENGINES[engine].capabilities(home, preferences);
    const driver = await new Builder()
      .usingServer(driverServer.url)
      .withCapabilities(new Capabilities({ ...capabilities }))
      .build();
    await driver.manage().window().setRect(WINDOW);
    await use(driver);
    if (testInfo.status !== testInfo.expectedStatus) {
      const picture = testInfo.outputPath('screenshot.png');
      await writeFile(picture, await driver.takeScreenshot(), 'base64');
    }
    await driver.quit();
  },
  visitor: async ({ driver }, use) => use(visitorWith(driver)),
});

export { expect } from '@playwright/test';
