/** The routes below a path are relative to it, which the router allows only under a splat; not so for the home page. */
export function routePath(path: string): string {
  return path === '' || path.endsWith('/*') ? path : `${path}/*`;
}
