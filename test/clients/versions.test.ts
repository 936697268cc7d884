/** The program and the clients have the version in package.json. The API has its own version. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { openApiDocument } from '../../src/http/describe/openapi.ts';

const text = (file: string): string => readFileSync(file, 'utf8');
const versionIn = (file: string, place: RegExp): string | undefined => place.exec(text(file))?.[1];

it('the program and its clients have the same version', () => {
  const version = versionIn('package.json', /"version": "([^"]+)"/);
  expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  expect(versionIn('package-lock.json', /"version": "([^"]+)"/)).toBe(version);
  expect(versionIn('clients/typescript/package.json', /"version": "([^"]+)"/)).toBe(version);
  expect(versionIn('clients/python/pyproject.toml', /^version = "(.*)"$/m)).toBe(version);
  expect(versionIn('clients/r/DESCRIPTION', /^Version: (.*)$/m)).toBe(version);
  expect(versionIn('clients/python/src/wattle_data/_queries.py', /^VERSION = "(.*)"$/m)).toBe(version);
});

it('each client states the API version from which it was generated', () => {
  const { version } = openApiDocument([], [], '').info;
  expect(versionIn('clients/typescript/src/types.generated.ts', /API_VERSION = '(.*)'/)).toBe(version);
  expect(versionIn('clients/python/src/wattle_data/_queries.py', /^API_VERSION = "(.*)"$/m)).toBe(version);
});
