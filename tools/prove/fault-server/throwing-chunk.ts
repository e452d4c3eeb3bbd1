/** The moment when the code of a page throws: while its module is evaluated, while it renders, or on input events. */
export type ThrowingMoment = 'evaluating' | 'rendering' | 'handling';

/** Matches the bundled module of a page, which has a default export. */
const PAGE_MODULE = /\.r\(\w+\),\w+\.d\(\w+,\{default:/;

/** True if the chunk contains a page, or a section for a slot. */
export const containsPage = (text: string): boolean => PAGE_MODULE.test(text);

/** Matches the list of the bundler's runtime to which a chunk adds its modules. */
const CHUNK_LIST = /\(globalThis\.\w+\|\|=\[\]\)/;

/** Script for the browser: wraps the factory of a page's module, so that the page throws at the given moment. */
const BREAK_PAGE = `(factory, moment) => (module, exports, require) => {
  const throwIfChosen = () => {
    if (window.fault === moment) throw new Error(window.faultText ?? 'fault while ' + moment);
  };
  const inDiv = (content) => ({
    ...content, type: 'div', key: null,
    props: { style: { display: 'contents' }, onInput: throwIfChosen, children: content },
  });
  const brokenPages = new Map();
  const breakPage = (Page) => {
    if (!brokenPages.has(Page)) brokenPages.set(Page, (props) => {
      if (moment === 'rendering') throwIfChosen();
      return moment === 'handling' ? inDiv(Page(props)) : Page(props);
    });
    return brokenPages.get(Page);
  };
  const define = (target, getters, ...values) => {
    const { default: page, ...others } = getters;
    require.d(target, page ? { ...others, default: () => breakPage(page()) } : getters, ...values);
  };
  if (moment === 'evaluating') throwIfChosen();
  factory(module, exports, new Proxy(require, {
    get: (target, key) => (key === 'd' ? define : Reflect.get(target, key)),
  }));
}`;

/**
 * Changes a chunk so that its page throws at a moment while `window.fault` has that value. The error message is
 * `window.faultText`, if set.
 */
export function throwInPage(text: string, moment: ThrowingMoment): string {
  const [runtime] = CHUNK_LIST.exec(text) ?? [];
  if (!runtime || !containsPage(text)) throw new Error('This file is no chunk with a page in it.');
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
