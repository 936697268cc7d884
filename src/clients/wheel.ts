/** Builds the Python client as a wheel (PEP 427), with the metadata in its pyproject.toml. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { present } from '../core/assert.ts';
import { type ArchiveFile, written } from './archive.ts';
import { WHEEL_TAG } from './package-names.ts';
import { fileAt } from './program-files.ts';

/**
 * Returns the files of the wheel.
 * @param folder folder of the client, with its pyproject.toml
 */
export async function wheelFiles(folder: string, version: string, modules: readonly ArchiveFile[]): Promise<readonly ArchiveFile[]> {
  const [project, readme] = await Promise.all(['pyproject.toml', 'README.md'].map((file) => readFile(path.join(folder, file), 'utf8')));
  const info = `wattle_data_client-${version}.dist-info`;
  const files = [
    ...modules,
    written(`${info}/METADATA`, metadata(present(project, 'pyproject.toml'), present(readme, 'README.md'), version)),
    written(`${info}/WHEEL`, `Wheel-Version: 1.0\nGenerator: wattle ${version}\nRoot-Is-Purelib: true\nTag: ${WHEEL_TAG}\n`),
    fileAt(path.join(folder, 'LICENSE'), `${info}/licenses/LICENSE`),
  ];
  const lines = await Promise.all(files.toSorted((a, b) => (a.path < b.path ? -1 : 1)).map(recordLine));
  return [...files, written(`${info}/RECORD`, `${lines.join('')}${info}/RECORD,,\n`)];
}

async function recordLine({ path: name, read }: ArchiveFile): Promise<string> {
  const bytes = await read();
  return `${name},sha256=${createHash('sha256').update(bytes).digest('base64url')},${bytes.length}\n`;
}

/** Returns the metadata of the wheel. Throws if a field is missing. */
function metadata(project: string, readme: string, version: string): string {
  const fieldOf = (name: string): string => present(new RegExp(`^${name} = (.+)$`, 'm').exec(project)?.[1], `${name} of pyproject.toml`);
  const text = (name: string): string => fieldOf(name).replace(/^"|"$/g, '');
  const list = (name: string): readonly string[] => [...fieldOf(name).matchAll(/"([^"]+)"/g)].map(([, item]) => present(item, name));
  const [, optional = ''] = project.split('[project.optional-dependencies]\n');
  const extras = [
    ...optional
      .split('\n[', 1)
      .join('')
      .matchAll(/^(\w+) = /gm),
  ].map(([, name]) => present(name, 'an extra'));
  return [
    'Metadata-Version: 2.4',
    `Name: ${text('name')}`,
    `Version: ${version}`,
    `Summary: ${text('description')}`,
    `License-Expression: ${text('license')}`,
    'License-File: LICENSE',
    `Requires-Python: ${text('requires-python')}`,
    ...list('dependencies').map((one) => `Requires-Dist: ${one}`),
    ...extras.flatMap((extra) => [`Provides-Extra: ${extra}`, ...list(extra).map((one) => `Requires-Dist: ${one}; extra == '${extra}'`)]),
    'Description-Content-Type: text/markdown',
    '',
    readme,
  ].join('\n');
}
