/** Roles of speakers with which `SPEAKERS_RENDERER` throws, at once or from `LATER` on. */
export const FAILING = { now: 'Ghost', later: 'Guest of tomorrow' } as const;

/** The server bundle of a remote whose page shows the first speaker's role. */
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
          if (roles.includes('${FAILING.now}')) throw new Error('A ghost has no face.');
          if (day >= LATER && roles.includes('${FAILING.later}')) throw new Error('No chair.');
          return '<h1>' + roles[0] + '</h1>';
        },
      };
    },
  };
`;
