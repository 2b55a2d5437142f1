/**
 * A changelog is for users: it has what a changeset says, without its commit
 * and without the other packages, whose version is the same.
 */
export default {
  getReleaseLine: async ({ summary }) => `- ${summary.trim().replaceAll(/\n(?=.)/g, "\n  ")}`,
  getDependencyReleaseLine: async () => "",
};
