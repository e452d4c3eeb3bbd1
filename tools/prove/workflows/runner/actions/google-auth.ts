import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Failure } from '@raade/contracts/failure';
import type { Action, Use } from '../platform.ts';
import { requirePermission } from './action.ts';

/**
 * google-github-actions/auth with workload identity: a file that tells Google's clients where the job gets its own
 * token, and at whom they exchange it. The action itself exchanges nothing
 * (https://github.com/google-github-actions/auth#inputs-workload-identity-federation,
 * https://google.aip.dev/auth/4117).
 */
export const googleAuth: Action = {
  inputs: { workload_identity_provider: '', service_account: '' },
  async run(use) {
    requirePermission(use, 'id-token', 'write');
    const { workload_identity_provider: provider = '', service_account: account = '' } = use.inputs;
    if (
      !/^projects\/\d+\/locations\/global\/workloadIdentityPools\/[^/]+\/providers\/[^/]+$/.test(
        provider,
      )
    )
      throw new Failure(`workload_identity_provider: "${provider}" is no full name of a provider.`);
    const project = /@([^.]+)\.iam\.gserviceaccount\.com$/.exec(account)?.[1];
    if (project === undefined) throw new Failure(`service_account: "${account}" is no account.`);
    const file = path.join(use.machine.workspace, `gha-creds-${crypto.randomUUID()}.json`);
    await writeFile(file, JSON.stringify(credentials(use, provider, account)));
    return {
      env: {
        GOOGLE_APPLICATION_CREDENTIALS: file,
        GOOGLE_GHA_CREDS_PATH: file,
        CLOUDSDK_AUTH_CREDENTIAL_FILE_OVERRIDE: file,
        ...Object.fromEntries(PROJECT_VARIABLES.map((name) => [name, project])),
      },
      note: account,
    };
  },
};

const PROJECT_VARIABLES = [
  'CLOUDSDK_CORE_PROJECT',
  'CLOUDSDK_PROJECT',
  'GCLOUD_PROJECT',
  'GCP_PROJECT',
  'GOOGLE_CLOUD_PROJECT',
];

function credentials({ platform, job }: Use, provider: string, account: string) {
  const { ACTIONS_ID_TOKEN_REQUEST_URL: url, ACTIONS_ID_TOKEN_REQUEST_TOKEN: token } =
    platform.idTokenRequest(job);
  const impersonated = `projects/-/serviceAccounts/${account}:generateAccessToken`;
  const audience = `https://iam.googleapis.com/${provider}`;
  return {
    type: 'external_account',
    audience: `//iam.googleapis.com/${provider}`,
    subject_token_type: 'urn:ietf:params:oauth:token-type:jwt',
    token_url: `${platform.originOf('sts.googleapis.com')}/v1/token`,
    service_account_impersonation_url: `${platform.originOf('iamcredentials.googleapis.com')}/v1/${impersonated}`,
    credential_source: {
      url: `${url}&audience=${encodeURIComponent(audience)}`,
      headers: { Authorization: `Bearer ${token}` },
      format: { type: 'json', subject_token_field_name: 'value' },
    },
  };
}
