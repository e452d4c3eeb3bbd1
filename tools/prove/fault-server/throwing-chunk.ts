/**
 * The moment when the code of a page throws: while its module runs, while it renders, or whenever something is entered
 * in it.
 */
export type ThrowingMoment = 'evaluating' | 'rendering' | 'handling';

/** The module that a page is imported from: it has a namespace, and in that a default. */
const PAGE_MODULE = /\.r\(\w+\),\w+\.d\(\w+,\{default:/;

/** True if the chunk contains a page, or a section that fills a slot. */
export const holdsPage = (text: string): boolean => PAGE_MODULE.test(text);

/** The place where a chunk hands its modules to the bundler's runtime. */
const HANDED_TO = /\(globalThis\.\w+\|\|=\[\]\)/;

/** Runs in the browser: the factory of a page's module, which throws at its moment. */
const BREAK_PAGE = `(factory, moment) => (module, exports, require) => {
  const mayThrow = () => {
    if (window.fault === moment) throw new Error(window.faultText ?? 'fault while ' + moment);
  };
  const inDiv = (content) => ({
    ...content, type: 'div', key: null,
    props: { style: { display: 'contents' }, onInput: mayThrow, children: content },
  });
  const broken = new Map();
  const breakPage = (Page) => {
    if (!broken.has(Page)) broken.set(Page, (props) => {
      if (moment === 'rendering') mayThrow();
      return moment === 'handling' ? inDiv(Page(props)) : Page(props);
    });
    return broken.get(Page);
  };
  const define = (target, getters, ...values) => {
    const { default: page, ...others } = getters;
    require.d(target, page ? { ...others, default: () => breakPage(page()) } : getters, ...values);
  };
  if (moment === 'evaluating') mayThrow();
  factory(module, exports, new Proxy(require, {
    get: (target, key) => (key === 'd' ? define : Reflect.get(target, key)),
  }));
}`;

/**
 * The same chunk, but its page throws at the given moment for as long as `window.fault` names that: an error that
 * says `window.faultText`, if there is one.
 */
export function throwingChunk(text: string, moment: ThrowingMoment): string {
  const [runtime] = HANDED_TO.exec(text) ?? [];
  if (!runtime || !holdsPage(text)) throw new Error('This file is no chunk with a page in it.');
  return `{
    const chunks = [];
    ${text.replace(runtime, 'chunks')};
    for (const [ids, modules, ...others] of chunks) {
      for (const [id, factory] of Object.entries(modules)) {
        if (${String(PAGE_MODULE)}.test(factory)) modules[id] = (${BREAK_PAGE})(factory, '${moment}');
      }
      ${runtime}.push([ids, modules, ...others]);
    }
  }`;
}
