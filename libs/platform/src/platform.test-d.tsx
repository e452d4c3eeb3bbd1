/**
 * The uses of the platform's types that are allowed and refused: teams build against them alone. Nothing here runs;
 * `tsc` reads it, and fails as well where a line that must be refused is not.
 */
import {
  createStore,
  defineRemote,
  lazyPage,
  type LazyPage,
  Link,
  logger,
  media,
  noteUnsavedInput,
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
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- T stands for every type: two conditions on it are alike only for one and the same
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

// A remote: its name, and whatever stands under its paths and in the slots that it fills.
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
// @ts-expect-error -- What fills a slot gets no props: its host knows none.
defineRemote({ name: 'giving', routes: {}, slots: { 'conference.donation': Greeting } });
// @ts-expect-error -- A slot takes a component, not what it has rendered.
defineRemote({ name: 'giving', routes: {}, slots: { 'conference.donation': <Page /> } });
// @ts-expect-error -- A misspelt field is not ignored.
defineRemote({ name: 'giving', routes: {}, slots: {}, slot: {} });

// A slot: a name, and nothing that its host could hand over.
void (<Slot name="conference.donation" />);
// @ts-expect-error -- A slot has a name.
void (<Slot />);
// @ts-expect-error -- What stands in a slot cannot be given by the page.
void (<Slot name="conference.donation">Nothing here</Slot>);

// A page whose code comes later: a module's default export that takes no props.
const Later = lazyPage(() => Promise.resolve({ default: Page }));
exactly<LazyPage>()(Later);
void exactly<Promise<void>>()(Later.preload());
void (<Later />);
lazyPage(() => Promise.resolve({ default: Page, sections: [Later] }));
// @ts-expect-error -- The code is imported when it is asked for, so a function has to ask.
lazyPage(Promise.resolve({ default: Page }));
// @ts-expect-error -- The component is the default export.
lazyPage(() => Promise.resolve({ Page }));
// @ts-expect-error -- Pages take no props: their address tells what they show.
lazyPage(() => Promise.resolve({ default: Greeting }));
// @ts-expect-error -- Sections that are to be preloaded have to be lazy themselves.
lazyPage(() => Promise.resolve({ default: Page, sections: [Page] }));

// A link within the site.
void (<Link to="/conference">Conference</Link>);
void (<Link to={{ pathname: '/studios', hash: 'apply' }}>Apply</Link>);
// @ts-expect-error -- A link leads somewhere: `to`, not `href`.
void (<Link href="/conference">Conference</Link>);
// @ts-expect-error -- An address is text or parts of a location.
void (<Link to={404}>Nowhere</Link>);

// Messages above the page.
exactly<string>()(toast({ title: 'Saved', description: 'All of it', tone: 'success' }));
// @ts-expect-error -- A message has a title.
toast({ description: 'All of it' });
// @ts-expect-error -- There are three tones.
toast({ title: 'Saved', tone: 'warning' });
// @ts-expect-error -- A message is an object, so that it can say more later.
toast('Saved');

// Stores keep their shape, inside React and out.
const counter = createStore<{ readonly count: number }>(() => ({ count: 0 }));
counter.setState({ count: 1 });
// @ts-expect-error -- The state has one shape.
counter.setState({ count: 'one' });
// @ts-expect-error -- What is read only is replaced, not written.
counter.getState().count = 2;

/** Hooks tell what they are asked for, and no more. */
export function useAll() {
  exactly<number>()(useStore(counter, ({ count }) => count));
  // @ts-expect-error -- Only what the state holds can be selected.
  useStore(counter, ({ sum }) => void sum);

  exactly<'mobile' | 'tablet' | 'desktop' | 'large-desktop'>()(
    useResponsive(({ deviceType }) => deviceType),
  );
  // @ts-expect-error -- Weakness is not a matter of the screen: `isLowPerformance` tells of it.
  useResponsive(({ lowPerformanceMode }) => void lowPerformanceMode);
  exactly<'light' | 'dark' | 'system'>()(useTheme());

  usePageHead({ title: 'Donate', description: 'Give to the forum.' });
  // @ts-expect-error -- Search engines and tabs need both.
  usePageHead({ title: 'Donate' });
}

// Styles name the widths of the page.
export const Wide = styled.div`
  ${media.tablet} {
    display: grid;
  }
`;
// @ts-expect-error -- There is no width of this name.
void media.watch;

// The log, and forms that hold input.
logger.info('page loaded', { remote: 'giving', milliseconds: 12 });
// @ts-expect-error -- Fields are plain values: no record of a person fits in.
logger.info('page loaded', { donor: { name: 'Ada' } });
noteUnsavedInput('giving/donation', true);
// @ts-expect-error -- Whether there is any input has to be said.
noteUnsavedInput('giving/donation');
