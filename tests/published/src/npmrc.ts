/** The settings that make npm and pnpm fetch our packages from `registry`, and all others from where they always do. */
export function npmrc(registry: string, token?: string): string {
  const { host, pathname } = new URL(registry);
  const lines = [`@partner-connectivity:registry=${registry}`];
  if (token) lines.push(`//${host}${pathname}:_authToken=${token}`);
  return `${lines.join("\n")}\n`;
}
