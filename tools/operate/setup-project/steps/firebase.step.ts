import * as z from 'zod/mini';
import { GOOGLE } from '../../cloud/addresses.ts';
import type { Lack, Step } from '../../wanted/step.ts';
import type { Production } from '../../wanted/production.ts';

const anything = z.looseObject({});

/** https://firebase.google.com/docs/reference/firebase-management/rest/v1beta1/projects.webApps */
const webAppSchema = z.looseObject({ appId: z.string() });
const configSchema = z.looseObject({ apiKey: z.string(), authDomain: z.string() });

export const firebaseStep: Step = {
  id: 'firebase',
  title: 'Firebase, and the app that pages name',
  why: 'Pages reach Auth and Firestore with the web configuration of an app of the project.',
  async lacks(production) {
    const { cloud, projectId } = production;
    const project = `${GOOGLE.firebase}/projects/${projectId}`;
    const found = await cloud.find(project, anything);
    const apps = await cloud.list(`${project}/webApps`, 'apps', webAppSchema);
    return [
      ...(found
        ? []
        : [
            {
              says: 'the project is none of Firebase',
              mend: () => cloud.change('POST', `${project}:addFirebase`, {}),
            },
          ]),
      ...(apps.length > 0 ? await otherConfig(production, apps) : [withoutApp(production)]),
    ];
  },
};

function withoutApp({ cloud, projectId }: Production): Lack {
  const address = `${GOOGLE.firebase}/projects/${projectId}/webApps`;
  return {
    says: 'the project has no web app',
    mend: () => cloud.change('POST', address, { displayName: 'RAADE website' }),
  };
}

/** Pages would talk to another project, or to nobody. */
async function otherConfig(
  { cloud, projectId, environment }: Production,
  apps: readonly z.output<typeof webAppSchema>[],
): Promise<readonly Lack[]> {
  const { apiKey, appId } = environment.firebase;
  const app = apps.find((one) => one.appId === appId) ?? apps[0];
  const address = `${GOOGLE.firebase}/projects/${projectId}/webApps/${app?.appId}/config`;
  const config = await cloud.find(address, configSchema);
  if (app === undefined || config === undefined) return [];
  const { apiKey: rightKey, authDomain } = config;
  if (apiKey === rightKey && (appId === undefined || appId === app.appId)) return [];
  const firebase = { apiKey: rightKey, authDomain, projectId, appId: app.appId };
  return [
    {
      says: 'environment.json has another web configuration than the project',
      blocks: true,
      byHand: `write into environment.json: "firebase": ${JSON.stringify(firebase)}`,
    },
  ];
}
