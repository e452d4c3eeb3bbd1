import { deviceStorage } from '@raade/browser';
import { logger } from '@raade/platform';

const OFF = 'off';

const kept = deviceStorage({
  key: 'raade-search-slash',
  schema: { parse: String },
  format: 'text',
  warn: logger.warn,
});

/** True if `/` opens the search on this device. */
export const isSlashOn = (): boolean => kept.read() !== OFF;

export function keepSlash(isOn: boolean): void {
  kept.keep(isOn ? undefined : OFF);
}
