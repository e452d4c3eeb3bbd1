import { Linter } from 'eslint';
import globals from 'globals';
import { SHARED_GLOBALS, SHARED_PROPERTIES, SHARED_SYNTAX } from './shared-globals.ts';

const linter = new Linter();
const config: Linter.Config = {
  languageOptions: { globals: globals.browser, sourceType: 'module' },
  rules: {
    'no-restricted-globals': ['error', ...SHARED_GLOBALS],
    'no-restricted-properties': ['error', ...SHARED_PROPERTIES],
    'no-restricted-syntax': ['error', ...SHARED_SYNTAX],
  },
};

const problemsIn = (code: string) => linter.verify(code, [config]).map(({ message }) => message);

test.each([
  ['history.pushState({}, "", "/x")', '<Link> or useNavigate'],
  ['window.history.back()', '<Link> or useNavigate'],
  ['location.assign("/x")', '<Link> or useNavigate'],
  ['window.location.replace("/x")', '<Link> or useNavigate'],
  ['window.location.href = "/x"', '<Link> or useNavigate'],
  ['location.hash = "x"', '<Link> or useNavigate'],
  ['window.location = "/x"', '<Link> or useNavigate'],
  ['localStorage.clear()', 'the storage of @raade/browser'],
  ['window.sessionStorage.setItem("a", "b")', 'the storage of @raade/browser'],
  ['indexedDB.open("x")', 'the storage of @raade/browser'],
  ['document.cookie = "a=b"', 'the storage of @raade/browser'],
  ['document.title = "x"', 'usePageHead'],
  ['document.head.append(sheet)', 'usePageHead'],
  ['document.body.style.overflow = "hidden"', 'only its own elements'],
  ['document.documentElement.classList.add("x")', 'only its own elements'],
  ['document.getElementById("root")', 'only its own elements'],
  ['document.querySelector("nav")', 'only its own elements'],
  ['document.adoptedStyleSheets = []', 'styled of @raade/platform'],
  ['navigator.serviceWorker.register("/sw.js")', 'only the shell could have one'],
  ['window.raade = {}', 'the same window'],
  ['Object.assign(globalThis, { raade: 1 })', 'the same window'],
  ['Array.prototype.last = () => 1', 'the same window'],
  ['import "./page.css"', 'styles the pages of other remotes'],
  ['import("./page.css")', 'styles the pages of other remotes'],
  ['const style = { zIndex: 2147483647 }', 'var(--layer-…)'],
])('%s is refused with the alternative', (code, instead) => {
  const problems = problemsIn(code);
  expect(problems.length).toBeGreaterThan(0);
  expect(problems.join('\n')).toContain(instead);
});

test.each([
  'location.reload()',
  'const { origin } = window.location',
  'const history = []; history.push(1)',
  'createPortal(part, document.body)',
  'document.documentElement.scrollHeight',
  'document.addEventListener("keydown", close)',
  'document.getElementById(anchorOf(session))',
  'window.addEventListener("scroll", judge)',
  'const style = { zIndex: "var(--layer-bar)" }',
  'element.style.color = "red"',
  'text.replace("a", "b")',
  'import "./page.styles.js"',
])('%s is accepted', (code) => {
  expect(problemsIn(code)).toEqual([]);
});
