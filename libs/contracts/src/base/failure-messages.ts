/** Placeholder of a section while it loads. A separate export, like those below, since remotes bundle them. */
export const LOADING_SECTION = 'Loading section...';

/** Label of the disclosure with an error's message and component stack. */
export const TECHNICAL_DETAILS = 'Technical details';

/** Messages that the pages of remotes show when they throw. */
export const PAGE_MESSAGES = {
  home: { text: 'There was an error loading the page.', action: 'Reload Page' },
  about: {
    text: "We're experiencing some technical difficulties. Please try refreshing the page or visit again later.",
    action: 'Reload Page',
  },
} as const;

/** The error messages of the frame: texts for visitors when a part of the site fails. */
export const ERROR_MESSAGES = {
  loadingPage: 'Loading page...',
  loadingSection: LOADING_SECTION,
  loadingApplication: 'Loading application...',
  /** The shell could not start, or no other error boundary caught the error. */
  application: {
    title: 'Application Error',
    text: 'An unexpected error occurred while loading the application.',
    action: 'Refresh Page',
  },
  /** A page could not be loaded. */
  page: {
    title: 'Something went wrong',
    text: "We're sorry, but we couldn't load the page.",
    action: 'Refresh Page',
  },
  /** A page, or the whole frame, threw while rendering. */
  crash: {
    title: 'Something went wrong',
    text: 'The application encountered an error. Please try refreshing the page.',
    action: 'Reload Page',
  },
  /** The router itself failed, as when it could not load the code of a route. */
  router: { title: 'Unexpected Application Error!', action: 'Refresh Page' },
  /** The frame's page area threw outside of any page. */
  content: { title: 'Content failed to render', action: 'Reload Page' },
  /** Shown without a router, or when the navigation threw. */
  navigation: {
    title: 'Navigation Error',
    text: 'Navigation temporarily unavailable. Please refresh the page.',
    action: 'Refresh Page',
  },
  section: {
    /** The section was loaded, and threw while rendering. */
    failed: 'Section temporarily unavailable',
    /** The section could not be loaded. */
    unavailable: 'Section unavailable',
    text: "We're experiencing issues with this section. Please try again later.",
    action: 'Try Again',
  },
  details: TECHNICAL_DETAILS,
} as const;

/** Returns the message of an error for visitors; empty if there is none. */
export function errorText(error: unknown): string {
  if (error instanceof Error) return error.message;
  return typeof error === 'string' ? error : '';
}
