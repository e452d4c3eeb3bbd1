import type { Page } from '@playwright/test';
import type { ComposedSite } from '../federation/composed-site.ts';
import type { MatrixRemote } from './remotes.ts';

/** Where a fault strikes: one visitor's page, and the remote that it is about. */
export interface Scene {
  readonly site: ComposedSite;
  readonly page: Page;
  readonly remote: MatrixRemote;
}
