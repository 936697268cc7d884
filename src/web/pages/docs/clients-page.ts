/** The page with the client packages of this installation. */
import { type ClientPackage, clientPackages } from '../../../clients/package-names.ts';
import { type Html, html } from '../../html.ts';
import type { PageContent, WebPage } from '../../page.ts';
import { codeSample } from '../../parts/code-sample.ts';

const MAX_AGE_SECONDS = 300;

type Named = Pick<ClientPackage, 'id' | 'name' | 'alias'>;

/** Returns commands that install a package, with the most common one first. Returns none if another program opens the package. */
export function installCommands({ id, name, alias }: Named, publicUrl: string): readonly string[] {
  const [file, current] = [`${publicUrl}/clients/${name}`, `${publicUrl}/clients/${alias}`];
  switch (id) {
    case 'program':
      return [`npx --yes --package=${current} wattle --help`, `npm install --global ${current}`];
    case 'typescript':
      return [`npm install ${file}`];
    case 'python':
      return [`pip install ${file}`, `pip install "wattle-data-client[pandas] @ ${file}"`];
    case 'r':
      return [`install.packages("wattle", repos = "${publicUrl}/clients/r")`, `install.packages("${file}", repos = NULL, type = "source")`];
    case 'assistants':
      return [];
  }
}

const ABOUT: Readonly<Record<ClientPackage['id'], string>> = {
  program: 'Needs Node 20.19 or newer. Set WATTLE_URL and WATTLE_KEY so that wattle mcp uses this server.',
  typescript: 'ES module with types and no dependencies, for Node, Deno, Bun and browsers.',
  python: 'Python 3.10 or newer. Needs httpx. The second command also installs pandas, for to_pandas().',
  r: 'R 4.0 or newer. Install curl and jsonlite first. For a tour, run vignette("wattle").',
  assistants:
    'Open the file with an assistant that supports MCP bundles. It contains the address of this server. The assistant prompts for your key.',
};

export const clientsPage: WebPage = {
  id: 'clients',
  path: '/clients',
  access: 'open',
  query: [],
  make: async ({ site }): Promise<PageContent> => ({
    title: 'Clients',
    description: 'Command line, clients for TypeScript, Python and R, and a bundle for desktop assistants, from this site.',
    section: 'docs',
    canonical: '/clients',
    maxAgeSeconds: MAX_AGE_SECONDS,
    datasets: [],
    forms: [{ label: 'JSON', href: site.href('/clients.json') }],
    body: html`<p class="crumb"><a href="${site.href('/docs')}">Docs</a> › Clients</p><h1>Clients</h1><p class="prose lede m">The clients are not published to a package registry. This site serves version ${site.version}. You do not need a key to download them. The files are the same on every instance of this version. <a href="${site.href('/clients/SHA256SUMS')}">SHA256SUMS</a> lists their checksums.</p>${clientPackages(
      site.version,
    ).map(
      (one) =>
        html`<section id="${one.id}"><h2>${one.title}</h2><p class="prose">${ABOUT[one.id]}</p>${samples(one, site.publicUrl)}<p class="s"><a href="${site.href(`/clients/${one.name}`)}">${one.name}</a></p></section>`,
    )}`,
  }),
};

const samples = (one: ClientPackage, publicUrl: string): readonly Html[] =>
  installCommands(one, publicUrl).map((command) => codeSample(command));
