/** The bundle for desktop assistants (MCPB): a manifest, and `wattle mcp` as one file that needs only Node. */
import { TOOLS } from '../mcp/tools.ts';
import { type ArchiveFile, written } from './archive.ts';
import { fileAt } from './program-files.ts';

/** See github.com/modelcontextprotocol/mcpb, MANIFEST.md */
const MANIFEST_VERSION = '0.3';
const ENTRY = 'server/index.cjs';

interface McpBundle {
  readonly server: string;
  readonly licence: string;
  readonly version: string;
  readonly publicUrl: string;
}

export const mcpBundleFiles = ({ server, licence, version, publicUrl }: McpBundle): readonly ArchiveFile[] => [
  written('manifest.json', `${JSON.stringify(manifest(version, publicUrl), null, 2)}\n`),
  fileAt(server, ENTRY),
  fileAt(licence, 'LICENSE'),
];

const manifest = (version: string, publicUrl: string): object => ({
  manifest_version: MANIFEST_VERSION,
  name: 'wattle',
  display_name: 'Wattle',
  version,
  description: 'Australian public data: series, datasets, registers and their vintages, each figure with its source.',
  author: { name: 'The Wattle authors' },
  documentation: `${publicUrl}/docs/agents`,
  license: 'MIT',
  server: {
    type: 'node',
    entry_point: ENTRY,
    mcp_config: {
      command: 'node',
      args: [`\${__dirname}/${ENTRY}`],
      // biome-ignore lint/suspicious/noTemplateCurlyInString: the assistant fills these in.
      env: { WATTLE_URL: '${user_config.url}', WATTLE_KEY: '${user_config.key}' },
    },
  },
  tools: TOOLS.map(({ name, description }) => ({ name, description })),
  compatibility: { platforms: ['darwin', 'win32', 'linux'], runtimes: { node: '>=20.0.0' } },
  user_config: {
    url: { type: 'string', title: 'Server', description: 'Address of the Wattle server.', default: publicUrl, required: true },
    key: {
      type: 'string',
      title: 'Key',
      description: 'API key of that server. Get one with an email address at /register.',
      sensitive: true,
      required: true,
    },
  },
});
