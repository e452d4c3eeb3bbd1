import { WORKSPACE } from '@raade/bundling/workspace.ts';
import { findOnPath } from '@raade/kit/processes/find-on-path.ts';
import { withProcesses } from '@raade/kit/processes/with-processes.ts';
import { Failure } from '@raade/contracts/base/failure';
import { runCommand } from '@raade/kit/terminal/run-command.ts';

const COMMAND = {
  name: 'npm run nightly -- spreadsheets',
  summary: 'Opens exported files in LibreOffice, and checks that no cell runs as a formula.',
  options: {},
};

/** Not part of `npm test`, because LibreOffice must be installed. */
await runCommand(COMMAND, async () => {
  const office = findOnPath(['soffice', 'libreoffice']);
  if (!office) {
    throw new Failure(
      'LibreOffice is not installed: there is no `soffice` on the PATH. On Debian and Ubuntu, run\n' +
        '`apt-get install --no-install-recommends libreoffice-calc`; elsewhere take it from libreoffice.org.',
    );
  }
  return withProcesses((processes) =>
    processes.run({
      name: 'Jest',
      command: 'jest',
      args: ['--selectProjects', 'spreadsheets', '--ci', '--verbose'],
      env: { LIBREOFFICE: office },
      cwd: WORKSPACE,
    }),
  );
});
