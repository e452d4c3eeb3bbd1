/** Roles with which the pages of `SPEAKERS_RENDERER` cannot be rendered, at once or on their later day. */
export const UNSHOWN = { now: 'Ghost', later: 'Guest of tomorrow' } as const;

/** The server bundle of a remote whose page is the first speaker's role, and stumbles at some roles. */
export const SPEAKERS_RENDERER = `
  const LATER = '2099-01-01';
  exports.renderer = {
    async openEdition({ parts: { speakers } }) {
      const roles = speakers.map(({ role }) => role);
      const page = { path: '/giving', title: roles[0], description: roles[0], chunk: 'page' };
      return {
        pages: [page],
        search: [],
        changesOn: [LATER],
        async renderPage(path, day) {
          if (roles.includes('${UNSHOWN.now}')) throw new Error('A ghost has no face.');
          if (day >= LATER && roles.includes('${UNSHOWN.later}')) throw new Error('No chair.');
          return '<h1>' + roles[0] + '</h1>';
        },
      };
    },
  };
`;
