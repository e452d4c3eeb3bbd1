import { deviceStorage } from '@raade/browser';
import { logger } from '@raade/platform';

const OFF = 'off';

const storedSetting = deviceStorage({
  key: 'raade-search-slash',
  schema: { parse: String },
  format: 'text',
  warn: logger.warn,
});

/** True if `/` opens the search on this device. */
export const isSlashOn = (): boolean => storedSetting.read() !== OFF;

export function storeSlash(isOn: boolean): void {
  storedSetting.set(isOn ? undefined : OFF);
}
