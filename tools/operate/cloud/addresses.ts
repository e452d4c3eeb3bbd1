/** Google's REST APIs, with their versions. */
export const GOOGLE = {
  services: 'https://serviceusage.googleapis.com/v1',
  resources: 'https://cloudresourcemanager.googleapis.com/v3',
  firestore: 'https://firestore.googleapis.com/v1',
  rules: 'https://firebaserules.googleapis.com/v1',
  identity: 'https://identitytoolkit.googleapis.com',
  appCheck: 'https://firebaseappcheck.googleapis.com/v1',
  secrets: 'https://secretmanager.googleapis.com/v1',
  iam: 'https://iam.googleapis.com/v1',
  monitoring: 'https://monitoring.googleapis.com/v3',
  functions: 'https://cloudfunctions.googleapis.com/v2',
  scheduler: 'https://cloudscheduler.googleapis.com/v1',
} as const;
