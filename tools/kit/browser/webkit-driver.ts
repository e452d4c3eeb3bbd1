import { writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { createProcesses } from '../processes/processes.ts';
import { isAnswering, waitUntil } from '../processes/wait-until.ts';
import type { DebianWebKit } from './debian-browsers.ts';
import type { DriverServer } from './driver-server.ts';

const START_TIMEOUT_MS = 60_000;

/** Finds a free port, since the driver does not choose one. */
async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/**
 * Starts WebKit's own driver on a virtual screen, since this WebKit has no headless mode.
 * @param home folder for its log, its data and its downloads
 */
export async function startWebKitDriver(webkit: DebianWebKit, home: string): Promise<DriverServer> {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  await writeFile(path.join(home, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${home}"\n`);
  const processes = createProcesses();
  const process = processes.start({
    name: 'WebKitWebDriver',
    command: webkit.screen,
    args: ['-a', '-s', '-screen 0 1400x1000x24', webkit.driver, `--port=${port}`],
    cwd: home,
    env: { HOME: home, XDG_CONFIG_HOME: home },
    log: path.join(home, 'driver.log'),
  });
  await waitUntil(process, () => isAnswering(`${url}/status`), START_TIMEOUT_MS);
  return { url, stop: () => processes.stop() };
}
