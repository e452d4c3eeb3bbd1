import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** The version in the `package.json` of an installed or workspace package. */
function versionOf(packageName: string): string {
  const file = require.resolve(`${packageName}/package.json`);
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
  return version;
}

/** Version of the contract between shell and remotes. */
const PLATFORM = '@raade/platform';
export const platformVersion = () => versionOf(PLATFORM);

const reactModules = {
  react: 'react',
  'react/': 'react',
  'react-dom': 'react-dom',
  'react-dom/': 'react-dom',
};

interface SharedModule {
  singleton: true;
  requiredVersion: string;
  version?: string;
  import?: false;
}

/** The shell brings the shared modules. */
export function providedModules(): Record<string, SharedModule> {
  const modules = Object.entries({ ...reactModules, [PLATFORM]: PLATFORM });
  return Object.fromEntries(
    modules.map(([request, packageName]) => {
      const version = versionOf(packageName);
      return [request, { singleton: true, requiredVersion: `^${version}`, version }];
    }),
  );
}

/** A remote only consumes them: `import: false` keeps a copy of its own out of its release. */
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
