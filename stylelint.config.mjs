import { WIDTHS } from './libs/platform/src/responsive/widths.ts';

const SIDES = 'left|right|top|bottom';

const PHYSICAL_PROPERTIES = [
  `/^(${SIDES})$/`,
  `/^(scroll-)?(margin|padding)-(${SIDES})$/`,
  `/^border-(${SIDES})(-(color|style|width))?$/`,
  '/^border-(top|bottom)-(left|right)-radius$/',
];

const PHYSICAL_VALUES = {
  '/^(text-align|float|clear)$/': ['left', 'right'],
  // Four values of which the second and the last differ.
  '/^((scroll-)?(margin|padding)|inset)$/': [/^[^\s(]+ ([^\s(]+) [^\s(]+ (?!\1$)[^\s(]+$/],
};

/** Builds translate these for the oldest supported browsers in style sheets, but not in code. */
const LOST_IN_CODE = [/color-mix\([^;}]*var\(/];

const LOGICAL =
  'is for the start or the end of a line (margin-inline-start, inset-block-end, border-start-end-radius, padding-inline), ' +
  'for languages that are read from the right. If a side of the screen is meant, disable this rule there and say why.';
const TRANSLATED =
  'loses its colors in old browsers here: set data-scheme on the element, or write rgb(var(--night-channels) / 60%).';

export default {
  // Mail programs know neither custom properties nor logical sides; tests look for what is there.
  ignoreFiles: [
    'libs/emails/**',
    'apps/e2e/**',
    '**/*.test.{ts,tsx}',
    'libs/platform/src/styling/media.ts',
    '**/dist/**',
  ],
  reportNeedlessDisables: true,
  reportDescriptionlessDisables: true,
  rules: {
    'declaration-property-value-allowed-list': [
      { 'z-index': [/^var\(--layer-[a-z-]+\)$/] },
      {
        message: () => 'libs/ui/src/tokens/tokens.css names the layers and says what each is for.',
      },
    ],
    'declaration-property-value-disallowed-list': [
      PHYSICAL_VALUES,
      { message: (property) => `${property} ${LOGICAL}` },
    ],
    'property-disallowed-list': [
      PHYSICAL_PROPERTIES,
      { message: (property) => `${property} ${LOGICAL}` },
    ],
    // All layouts change at the same widths, which style sheets cannot import.
    'media-feature-name-disallowed-list': ['min-width', 'max-width'],
    'media-feature-name-value-allowed-list': {
      width: Object.values(WIDTHS).map((width) => `${width}px`),
    },
  },
  overrides: [
    {
      files: ['**/*.{ts,tsx}'],
      customSyntax: 'postcss-styled-syntax',
      rules: {
        'declaration-property-value-disallowed-list': [
          { ...PHYSICAL_VALUES, '/./': LOST_IN_CODE },
          {
            message: (property, value) =>
              `${property} ${LOST_IN_CODE.some((lost) => lost.test(value)) ? TRANSLATED : LOGICAL}`,
          },
        ],
        'property-disallowed-list': [
          [...PHYSICAL_PROPERTIES, 'color-scheme'],
          {
            message: (property) =>
              `${property} ${property === 'color-scheme' ? TRANSLATED : LOGICAL}`,
          },
        ],
        'media-feature-name-disallowed-list': [
          ['width', 'min-width', 'max-width'],
          { message: () => 'Layouts change at the widths of `media` of @raade/platform alone.' },
        ],
        'media-feature-name-value-allowed-list': null,
      },
    },
  ],
};
