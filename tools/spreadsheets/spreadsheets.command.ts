import { ROOT } from '../local-stack/layout.ts';
import { abortOnSignals } from '../processes/abort-on-signals.ts';
import { findOnPath } from '../processes/find-on-path.ts';
import { createProcesses } from '../processes/processes.ts';
import { Failure, runCommand } from '../terminal/failure.ts';

const signal = abortOnSignals();

/** Opens exported files in LibreOffice, which is no part of the project and so none of `npm test`. */
await runCommand(async () => {
  const office = findOnPath(['soffice', 'libreoffice']);
  if (!office) {
    throw new Failure(
      'LibreOffice is not installed: there is no `soffice` on the PATH. On Debian and Ubuntu, run\n' +
        '`apt-get install --no-install-recommends libreoffice-calc`; elsewhere take it from libreoffice.org.',
    );
  }
  const processes = createProcesses();
  signal.addEventListener('abort', () => void processes.stop(), { once: true });
  try {
    return await processes.run({
      name: 'Jest',
      command: 'jest',
      args: ['--selectProjects', 'spreadsheets', '--ci', '--verbose'],
      env: { LIBREOFFICE: office },
      cwd: ROOT,
    });
  } finally {
    await processes.stop();
  }
});
