/** The error catalogue of the frame: what visitors read when a part of the site fails. */
export const ERROR_MESSAGES = {
  loadingPage: 'Loading page...',
  loadingSection: 'Loading section...',
  loadingApplication: 'Loading application...',
  application: {
    title: 'Application Error',
    text: 'An unexpected error occurred while loading the application.',
    action: 'Refresh Page',
  },
  router: 'Unexpected Application Error!',
  section: {
    /** It loaded, and threw while rendering. */
    failed: 'Section temporarily unavailable',
    /** It could not be loaded. */
    unavailable: 'Section unavailable',
    text: "We're experiencing issues with this section. Please try again later.",
    action: 'Try Again',
  },
} as const;
