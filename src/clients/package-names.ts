/** Names of the client packages. A request for a name without a version is redirected to the name with the version. */
export interface ClientPackage {
  readonly id: 'program' | 'typescript' | 'python' | 'r' | 'assistants';
  readonly name: string;
  /** The name without a version, which redirects to `name`. */
  readonly alias: string;
  readonly title: string;
  readonly mediaType: string;
}

const GZIP = 'application/gzip';
const ZIP = 'application/zip';
/** The tag of the wheel: any Python 3, no compiled part, any platform. */
export const WHEEL_TAG = 'py3-none-any';

export const clientPackages = (version: string): readonly ClientPackage[] => [
  {
    id: 'program',
    name: `wattle-server-${version}.tgz`,
    alias: 'wattle.tgz',
    mediaType: GZIP,
    title: 'Server and command-line tool',
  },
  {
    id: 'typescript',
    name: `wattle-data-client-${version}.tgz`,
    alias: 'wattle-data-client.tgz',
    mediaType: GZIP,
    title: 'Client for TypeScript and JavaScript',
  },
  {
    id: 'python',
    name: `wattle_data_client-${version}-${WHEEL_TAG}.whl`,
    alias: 'wattle_data_client.whl',
    mediaType: ZIP,
    title: 'Client for Python',
  },
  { id: 'r', name: `wattle_${version}.tar.gz`, alias: 'wattle.tar.gz', mediaType: GZIP, title: 'Client for R' },
  {
    id: 'assistants',
    name: `wattle-${version}.mcpb`,
    alias: 'wattle.mcpb',
    mediaType: ZIP,
    title: 'Bundle for desktop assistants (Model Context Protocol)',
  },
];
