import type { PluginItem } from '@babel/core';
import type { RsbuildPlugin } from '@rsbuild/core';

/** Of what Babel's plugin can do for styled-components, only this. */
export const MINIFY_STYLES: PluginItem = [
  'babel-plugin-styled-components',
  {
    topLevelImportPaths: ['@raade/platform'],
    minify: true,
    displayName: false,
    fileName: false,
    ssr: false,
    pure: false,
    transpileTemplateLiterals: false,
  },
];

/** Takes blanks and comments out of styles in scripts: no minifier of scripts looks into them, and every visit pays. */
export const smallerStyles = (): RsbuildPlugin => ({
  name: 'raade-smaller-styles',
  apply: 'build',
  setup(api) {
    api.modifyRspackConfig((config, { addRules }) => {
      addRules({
        test: /\.(ts|tsx)$/,
        exclude: /[\\/]node_modules[\\/]/,
        // What the compiler has made of it: then Babel needs to know neither TypeScript nor JSX.
        enforce: 'post',
        loader: 'babel-loader',
        options: {
          configFile: false,
          babelrc: false,
          compact: false,
          plugins: [MINIFY_STYLES],
        },
      });
      return config;
    });
  },
});
