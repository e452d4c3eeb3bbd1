/** Path of the workflow that releases a remote. */
export const releaseWorkflowFile = (remote: string) => `.github/workflows/release-${remote}.yml`;

/**
 * The text of the workflow that releases a remote, for a new remote; a test compares the committed files with it. The
 * workflow starts on each push to main, and `release-remote.yml` skips pushes that do not affect the remote.
 */
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
