/** Where the workflow stands that releases an app; relative to the workspace. */
export const releaseWorkflowFile = (app: string) => `.github/workflows/release-${app}.yml`;

/** The workflow that releases an app, and no other, as soon as main has something for it. */
export function releaseWorkflow(app: string): string {
  return `name: Release ${app}
on:
  push:
    branches: [main]
  workflow_dispatch:
permissions: {}

jobs:
  release:
    uses: ./.github/workflows/release-app.yml
    with:
      app: ${app}
    # Those of the environment only: the repository itself has none.
    secrets: inherit
    permissions:
      contents: read
      actions: write
      id-token: write
`;
}
