/**
 * Prints the package's bill of materials in CycloneDX format, with the packages that are installed with it and those in `dist/bundle`.
 * Other packages are only needed for building and testing.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const read = (...file) => JSON.parse(readFileSync(path.join(root, ...file), 'utf8'));

const { packages } = read('package-lock.json');
const bundled = new Set(read('dist', '.bundle-packages.json').map((place) => place.replaceAll('\\', '/')));
const nameAt = (place) => place.replace(/^.*node_modules\//, '');
const contained = new Set(
  Object.entries(packages)
    .filter(([place, { dev, devOptional }]) => place !== '' && (bundled.has(place) || (dev !== true && devOptional !== true)))
    .map(([place, { version }]) => `${nameAt(place)}@${version}`),
);

const bill = JSON.parse(execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx'], { cwd: root, maxBuffer: 1 << 28, encoding: 'utf8' }));
const components = bill.components.filter(({ 'bom-ref': ref }) => contained.has(ref.split('|')[0]));
const refs = new Set([bill.metadata.component['bom-ref'], ...components.map((one) => one['bom-ref'])]);
const dependencies = bill.dependencies
  .filter(({ ref }) => refs.has(ref))
  .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((one) => refs.has(one)) }));
// npm marks packages in the bundle as development packages. The mark is removed, because they are part of the program.
for (const one of components) one.properties = (one.properties ?? []).filter(({ name }) => name !== 'cdx:npm:package:development');
process.stdout.write(`${JSON.stringify({ ...bill, components, dependencies }, null, 2)}\n`);
