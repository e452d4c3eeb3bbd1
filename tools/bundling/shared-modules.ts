import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** The version in the `package.json` of an installed or workspace package. */
export function versionOf(packageName: string): string {
  const file = require.resolve(`${packageName}/package.json`);
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
  return version;
}

const PLATFORM = '@raade/platform';

/** Version of the contract between shell and remotes. */
export const platformVersion = () => versionOf(PLATFORM);

/** The imports that are shared, each with its package. `react/` stands for all files of the package. */
const reactModules = {
  react: 'react',
  'react/': 'react',
  'react-dom': 'react-dom',
  'react-dom/': 'react-dom',
};

interface SharedModule {
  singleton: true;
  requiredVersion: string;
  import: false;
}

/** The modules that a remote takes from the shell. With `import: false` its build does not contain a copy. */
export function consumedModules(platformRange: string): Record<string, SharedModule> {
  const consume = (requiredVersion: string): SharedModule => ({
    singleton: true,
    requiredVersion,
    import: false,
  });
  const react = Object.entries(reactModules).map(
    ([request, packageName]) => [request, consume(`^${versionOf(packageName)}`)] as const,
  );
  return Object.fromEntries([...react, [PLATFORM, consume(platformRange)]]);
}
