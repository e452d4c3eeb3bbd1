import type { NodePath, PluginItem } from '@babel/core';
import type { RsbuildPlugin } from '@rsbuild/core';

interface TextProperty {
  readonly key: { readonly name?: string };
  readonly value: { value?: unknown };
}

/** Shortens the ids of styled components to five letters of the module's hash and a number, to make pages smaller. */
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
 * Babel plugins that minify styles and give styled components constant ids, which hydration needs: server bundle and
 * browser build must agree.
 * @param namespace name of the app, so that ids of different apps differ
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

/** Minifies styles in template literals, which the minifier of scripts does not change. */
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
