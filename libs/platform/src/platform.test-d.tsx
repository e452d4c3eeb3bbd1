/**
 * Tests of the platform's types, on which all teams rely. This file is not run but type-checked: `tsc` also fails where
 * a line below `@ts-expect-error` compiles.
 */
import {
  createStore,
  defineRemote,
  lazyPage,
  type LazyPage,
  Link,
  logger,
  media,
  setUnsavedInput,
  type RemoteModule,
  Slot,
  styled,
  toast,
  usePageHead,
  useResponsive,
  useStore,
  useTheme,
} from './index.ts';

type IsSame<A, B> =
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- T stands for every type: two conditions on it are alike only for the same type
  (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

/** Compiles only where the value's type is exactly the expected one: `exactly<string>()(toast(message))`. */
function exactly<Expected>() {
  return <Actual,>(
    value: Actual,
    ..._proof: IsSame<Actual, Expected> extends true ? [] : [never]
  ) => value;
}

const Page = () => <p>A page</p>;
const Greeting = ({ name }: { readonly name: string }) => <p>{name}</p>;

// A remote has a name, routes for its paths, and components for the slots that it fills.
const remote = defineRemote({
  name: 'giving',
  routes: {
    'apply/*': [
      { path: 'student', element: <Page /> },
      { index: true, element: <Page /> },
    ],
  },
  slots: { 'conference.donation': Page },
});
exactly<RemoteModule>()(remote);
// @ts-expect-error -- A remote without slots says so: `slots: {}`.
defineRemote({ name: 'giving', routes: {} });
// @ts-expect-error -- Routes are a list for each path, not a single one.
defineRemote({ name: 'giving', routes: { donate: { element: <Page /> } }, slots: {} });
// @ts-expect-error -- The component of a slot takes no props.
defineRemote({ name: 'giving', routes: {}, slots: { 'conference.donation': Greeting } });
// @ts-expect-error -- A slot takes a component, not an element.
defineRemote({ name: 'giving', routes: {}, slots: { 'conference.donation': <Page /> } });
// @ts-expect-error -- A misspelt field is not ignored.
defineRemote({ name: 'giving', routes: {}, slots: {}, slot: {} });

// A slot has a name and no other props.
void (<Slot name="conference.donation" />);
// @ts-expect-error -- A slot has a name.
void (<Slot />);
// @ts-expect-error -- A slot has no children.
void (<Slot name="conference.donation">Nothing here</Slot>);

// A lazy page: the default export of a module, a component without props.
const Later = lazyPage(() => Promise.resolve({ default: Page }));
exactly<LazyPage>()(Later);
void exactly<Promise<void>>()(Later.preload());
void (<Later />);
lazyPage(() => Promise.resolve({ default: Page, sections: [Later] }));
// @ts-expect-error -- A function that imports the code is required, so that the import is lazy.
lazyPage(Promise.resolve({ default: Page }));
// @ts-expect-error -- The component is the default export.
lazyPage(() => Promise.resolve({ Page }));
// @ts-expect-error -- Pages take no props.
lazyPage(() => Promise.resolve({ default: Greeting }));
// @ts-expect-error -- Sections that are to be preloaded have to be lazy themselves.
lazyPage(() => Promise.resolve({ default: Page, sections: [Page] }));

// A link within the site.
void (<Link to="/conference">Conference</Link>);
void (<Link to={{ pathname: '/studios', hash: 'apply' }}>Apply</Link>);
// @ts-expect-error -- The prop is `to`, not `href`.
void (<Link href="/conference">Conference</Link>);
// @ts-expect-error -- An address is text or parts of a location.
void (<Link to={404}>Nowhere</Link>);

// Toasts.
exactly<string>()(toast({ title: 'Saved', description: 'All of it', tone: 'success' }));
// @ts-expect-error -- A message has a title.
toast({ description: 'All of it' });
// @ts-expect-error -- There are three tones.
toast({ title: 'Saved', tone: 'warning' });
// @ts-expect-error -- A message is an object.
toast('Saved');

// The types of stores.
const counter = createStore<{ readonly count: number }>(() => ({ count: 0 }));
counter.setState({ count: 1 });
// @ts-expect-error -- The state has one shape.
counter.setState({ count: 'one' });
// @ts-expect-error -- The state is readonly.
counter.getState().count = 2;

/** The types that hooks return. */
export function useAll() {
  exactly<number>()(useStore(counter, ({ count }) => count));
  // @ts-expect-error -- Only what the state holds can be selected.
  useStore(counter, ({ sum }) => void sum);

  exactly<'mobile' | 'tablet' | 'desktop' | 'large-desktop'>()(
    useResponsive(({ deviceType }) => deviceType),
  );
  // @ts-expect-error -- Performance is not part of this state: see `isLowPerformance`.
  useResponsive(({ lowPerformanceMode }) => void lowPerformanceMode);
  exactly<'light' | 'dark' | 'system'>()(useTheme());

  usePageHead({ title: 'Donate', description: 'Give to the forum.' });
  // @ts-expect-error -- Search engines and tabs need both.
  usePageHead({ title: 'Donate' });
}

// Media queries have names.
export const Wide = styled.div`
  ${media.tablet} {
    display: grid;
  }
`;
// @ts-expect-error -- There is no media query of this name.
void media.watch;

// The log, and forms with unsaved input.
logger.info('page loaded', { remote: 'giving', milliseconds: 12 });
// @ts-expect-error -- Fields are plain values, never objects such as the record of a person.
logger.info('page loaded', { donor: { name: 'Ada' } });
setUnsavedInput('giving/donation', true);
// @ts-expect-error -- The second argument is required.
setUnsavedInput('giving/donation');
