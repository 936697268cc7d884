/** Checks the packages in the lock file. They must run on the oldest supported Node, need no install script, and name no registry. */
import { readdirSync, readFileSync } from 'node:fs';
import fastify from 'fastify';
import { minVersion, satisfies } from 'semver';
import { describe, expect, it } from 'vitest';

interface Locked {
  readonly version?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly engines?: { readonly node?: string };
  readonly hasInstallScript?: boolean;
  readonly license?: string;
  readonly resolved?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

interface Manifest {
  readonly engines: { readonly node: string };
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
  readonly allowScripts: Readonly<Record<string, boolean>>;
}

const read = <T>(file: string): T => JSON.parse(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8'));
const manifest = read<Manifest>('package.json');
const locked = Object.entries(read<{ packages: Record<string, Locked> }>('package-lock.json').packages).filter(([path]) => path !== '');
const nameOf = (path: string): string => path.replace(/^.*node_modules\//, '');

/** Packages that the program's source code imports. */
const imported = new Set(
  ['src', 'sandbox']
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`))
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => [
      ...readFileSync(file, 'utf8').matchAll(/^(?:import|export)[^;]*? from '([^.'][^']*)';$|\bimport\('([^.'][^']*)'\)/gm),
    ])
    .map(([, still, late]) => still ?? late ?? '')
    .filter((name) => !name.startsWith('node:'))
    .map((name) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name),
);

/**
 * Returns the packages in the lock file that a package needs, including itself. A nested package is used in preference to one at a higher
 * level.
 */
function neededBy(name: string, from = '', known = new Set<string>()): ReadonlySet<string> {
  const folders =
    from === '' ? [''] : from.split('/node_modules/').map((_, i, parts) => `${parts.slice(0, parts.length - i).join('/node_modules/')}/`);
  const path = [...folders, ''].map((folder) => `${folder}node_modules/${name}`).find((one) => byPath.has(one));
  if (path === undefined || known.has(path)) return known;
  known.add(path);
  for (const other of Object.keys(byPath.get(path)?.dependencies ?? {})) neededBy(other, path, known);
  return known;
}
const byPath = new Map(locked);
/** The bundle contains the code of these packages, so they are not installed with the program. */
const bundled = new Set([...imported].flatMap((name) => [...neededBy(name)]));

describe('the lock file', () => {
  it('contains only packages that accept the oldest supported Node, so npm shows no warning', () => {
    const oldest = minVersion(manifest.engines.node)?.version ?? '';
    expect(oldest).toBe('20.19.0');
    expect(locked.length).toBeGreaterThan(100);
    const refusing = locked.filter(([, { engines }]) => engines?.node !== undefined && !satisfies(oldest, engines.node));
    expect(refusing.map(([path, { version, engines }]) => `${path}@${version} wants ${engines?.node}`)).toEqual([]);
  });

  it('has no unlisted package with an install script, and install scripts are switched off', () => {
    const scripted = locked.filter(([, { hasInstallScript, optional }]) => hasInstallScript && !optional).map(([path]) => nameOf(path));
    expect(scripted).toEqual(Object.keys(manifest.allowScripts));
    expect(Object.values(manifest.allowScripts)).toEqual(scripted.map(() => false));
  });

  it('has no runtime package with a licence that applies to the whole program', () => {
    const free = ['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0', 'MPL-2.0'];
    /** A person has read this licence. The DejaVu fonts may be used, changed and redistributed with any program. */
    const read = ['dejavu-fonts-ttf'];
    const running = locked.filter(([path, { dev }]) => (dev !== true || bundled.has(path)) && !read.includes(nameOf(path)));
    expect(running.length).toBeGreaterThan(50);
    expect(running.flatMap(([path, { license = 'none' }]) => (free.includes(license) ? [] : [`${nameOf(path)}: ${license}`]))).toEqual([]);
  });

  it('names no registry', () => {
    expect(locked.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
  });
});

it('every dependency has an exact version, and every package of the program has a written reason', () => {
  const all = { ...manifest.dependencies, ...manifest.devDependencies };
  expect(Object.entries(all).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  const page = readFileSync(new URL('../../docs/dependencies.md', import.meta.url), 'utf8');
  const explained = [...page.matchAll(/^- \*\*([^*]+)\*\*/gm)].flatMap(([, names = '']) => names.split(', '));
  // The build copies two fonts from a package that no code imports.
  const used = new Set(['dejavu-fonts-ttf', ...imported, ...Object.keys(manifest.dependencies), 'light-my-request']);
  expect(explained.sort()).toEqual([...used].sort());
});

it('cookies reach a server through inject with the fixed version of cookie', async () => {
  const app = fastify();
  app.get('/', (request, reply) => reply.header('set-cookie', 'b=2; Path=/; HttpOnly').send(request.headers.cookie));
  const answer = await app.inject({ url: '/', cookies: { a: '1 2', c: 'd' } });
  expect(answer.body).toBe('a=1%202; c=d');
  expect(answer.cookies).toEqual([{ name: 'b', value: '2', path: '/', httpOnly: true }]);
  await app.close();
});

describe('the package of programs for tests', () => {
  const programs = read<{ dependencies: Record<string, string>; optionalDependencies: Record<string, string> }>(
    'test/programs/package.json',
  );
  const lock = Object.entries(read<{ packages: Record<string, Locked> }>('test/programs/package-lock.json').packages).filter(
    ([path]) => path !== '',
  );

  it('has exact versions, names no registry and runs on the oldest supported Node', () => {
    const versions = Object.values({ ...programs.dependencies, ...programs.optionalDependencies });
    expect(versions.filter((version) => !/^\d+\.\d+\.\d+(-beta\.\d+)?$/.test(version))).toEqual([]);
    const oldest = minVersion(manifest.engines.node)?.version ?? '';
    expect(lock.filter(([, { resolved, engines }]) => resolved !== undefined || !satisfies(oldest, engines?.node ?? '*'))).toEqual([]);
  });

  it('is not installed by npm start', () => {
    const started = new Set(locked.map(([path]) => nameOf(path)));
    expect(Object.keys({ ...programs.dependencies, ...programs.optionalDependencies }).filter((name) => started.has(name))).toEqual([]);
  });
});

it('each action in a workflow is fixed to a commit, with its version in a comment', () => {
  const folder = '.github/workflows';
  const uses = readdirSync(folder).flatMap((file) => readFileSync(`${folder}/${file}`, 'utf8').match(/uses: .*/g) ?? []);
  expect(uses.length).toBeGreaterThan(20);
  expect(uses.filter((line) => !/^uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
});

it('each external image is named by its digest, next to the exact version', () => {
  const images = [
    ...(readFileSync('Dockerfile', 'utf8').match(/^FROM .*$/gm) ?? []).map(
      (line) => line.split(' ').find((word) => word.includes('@')) ?? line,
    ),
    ...(readFileSync('compose.yaml', 'utf8').match(/^ +image: .*$/gm) ?? []).map((line) => line.trim().slice('image: '.length)),
    ...readdirSync('.github/workflows').flatMap(
      (file) => readFileSync(`.github/workflows/${file}`, 'utf8').match(/^ +(?:image|container): .*$/gm) ?? [],
    ),
  ].filter((image) => !image.includes('WATTLE_IMAGE'));
  expect(images.length).toBeGreaterThan(6);
  // Distroless has no tags with versions: its version is in the name.
  const exact = /^(?:[\w./-]+:v?\d+\.[\w.-]+|[\w./-]+\/nodejs24-debian13:nonroot)@sha256:[0-9a-f]{64}$/;
  expect(images.filter((image) => !exact.test(image))).toEqual([]);
});
