/** Path of the workflow that releases a remote. */
export const releaseWorkflowFile = (remote: string) => `.github/workflows/release-${remote}.yml`;

/** The text of the workflow that releases a remote after each push to main that affects it. */
export function releaseWorkflow(remote: string): string {
  return `name: Release ${remote}
on:
  push:
    branches: [main]
  workflow_dispatch:
permissions: {}

jobs:
  release:
    uses: ./.github/workflows/release-remote.yml
    with:
      remote: ${remote}
    # Only the secrets of the environment: the repository itself has none.
    secrets: inherit
    permissions:
      contents: read
      actions: write
      id-token: write
`;
}
