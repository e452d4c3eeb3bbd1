import type { NodePath, PluginItem } from '@babel/core';
import type { RsbuildPlugin } from '@rsbuild/core';

interface TextProperty {
  readonly key: { readonly name?: string };
  readonly value: { value?: unknown };
}

/** Ids as short as their module, told by five letters of a hash, and their number in it allow: every visit pays. */
const shortIds = (): PluginItem => ({
  visitor: {
    ObjectProperty({ node }: NodePath & { readonly node: TextProperty }) {
      const { key, value } = node;
      if (key.name === 'componentId' && typeof value.value === 'string')
        value.value = value.value.replace(/__sc-(\w{5})\w*-/, '$1');
    },
  },
});

/**
 * Takes blanks and comments out of styles, and gives each component an id that is the same in every build: React takes
 * over what servers have rendered.
 * @param namespace the app, since apps are of different releases
 */
export const stylePlugins = (namespace: string): PluginItem[] => [
  [
    'babel-plugin-styled-components',
    {
      topLevelImportPaths: ['@raade/platform'],
      minify: true,
      displayName: false,
      fileName: false,
      ssr: true,
      namespace,
      pure: false,
      transpileTemplateLiterals: false,
    },
  ],
  shortIds,
];

/** No minifier of scripts looks into styles. */
export const smallerStyles = (namespace: string): RsbuildPlugin => ({
  name: 'raade-smaller-styles',
  apply: 'build',
  setup(api) {
    api.modifyRspackConfig((config, { addRules }) => {
      addRules({
        test: /\.(ts|tsx)$/,
        exclude: /[\\/]node_modules[\\/]/,
        // Runs on the output of the compiler, so Babel needs no support for TypeScript or JSX.
        enforce: 'post',
        loader: 'babel-loader',
        options: {
          configFile: false,
          babelrc: false,
          compact: false,
          plugins: stylePlugins(namespace),
        },
      });
      return config;
    });
  },
});
