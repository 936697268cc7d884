import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { datasets } from '../../src/catalogue/catalogue.ts';
import { SERIES } from '../../src/catalogue/series.ts';
import { SIGNALS } from '../../src/signals/registry.generated.ts';
import { generate } from '../../tools/generate.ts';

const roots: string[] = [];

function repository(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(path.join(tmpdir(), 'wattle-generate-'));
  roots.push(root);
  for (const [file, text] of Object.entries({ 'src/catalogue/series/.keep': '', 'src/signals/.keep': '', ...files })) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  return root;
}

const text = (root: string, file: string): string => readFileSync(path.join(root, file), 'utf8');

afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true });
});

describe('the registries', () => {
  it('in this repository are up to date', () => {
    expect(generate(true)).toEqual([]);
  });

  it('list declarations, topics and indicators, in order, by the text of their files', () => {
    const root = repository({
      'src/sources/rba/datasets/F1.1.ts': 'export const F1_1 = rbaTable({});\n',
      'src/sources/abs/datasets/CPI.ts': '/** CPI */\nexport const CPI = absDataflow({});\n',
      'src/catalogue/series/national-accounts.ts': 'export const AU_GDP = 1;\n',
      'src/signals/real-wages.ts': 'export const realWages = defineHistorySignal({});\n',
      'src/signals/cash.ts': 'export const cash: Signal = {};\n',
      'src/signals/thresholds.ts': 'export const NEUTRAL = 1;\n',
    });
    expect(generate(false, root)).toHaveLength(3);
    const datasets = text(root, 'src/catalogue/registry.generated.ts');
    expect(datasets).toContain(
      "import { CPI as abs_CPI } from '../sources/abs/datasets/CPI.ts';\nimport { F1_1 as rba_F1_1 } from '../sources/rba/datasets/F1.1.ts';",
    );
    expect(datasets).toContain('export const DATASETS: readonly Dataset[] = [\n  abs_CPI,\n  rba_F1_1,\n];\n');
    expect(text(root, 'src/catalogue/series.generated.ts')).toContain(
      "import * as national_accounts from './series/national-accounts.ts';",
    );
    expect(text(root, 'src/signals/registry.generated.ts')).toContain('[\n  cash,\n  realWages,\n]');
  });

  it('are unchanged without changes, and with check are only compared', () => {
    const root = repository({ 'src/sources/abs/datasets/CPI.ts': 'export const CPI = 1;\n' });
    expect(generate(true, root)).toHaveLength(3);
    expect(() => text(root, 'src/catalogue/registry.generated.ts')).toThrow();
    generate(false, root);
    expect(generate(true, root)).toEqual([]);
    writeFileSync(path.join(root, 'src/sources/abs/datasets/LF.ts'), 'export const LF = 1;\n');
    expect(generate(true, root)).toEqual(['src/catalogue/registry.generated.ts']);
  });

  it('refuse a declaration file that exports no declaration or several', () => {
    expect(() => generate(true, repository({ 'src/sources/abs/datasets/CPI.ts': 'const CPI = 1;\n' }))).toThrow('exports 0');
    expect(() => generate(true, repository({ 'src/sources/abs/datasets/CPI.ts': 'export const A = 1;\nexport const B = 2;\n' }))).toThrow(
      'exports 2',
    );
  });
});

describe('the README', () => {
  const COUNTED: Readonly<Record<string, number>> = { datasets: datasets().length, series: SERIES.length, signals: SIGNALS.length };
  const counts = [...readFileSync('README.md', 'utf8').matchAll(/more than <!-- count (\w+) -->([\d,]+)<!-- -->/g)];

  it.each(Object.keys(COUNTED))('rounds down the number of %s', (name) => {
    const [, , shown = ''] = counts.find(([, counted]) => counted === name) ?? [];
    const rounded = Number(shown.replaceAll(',', ''));
    expect(COUNTED[name]).toBeGreaterThan(rounded);
    expect(COUNTED[name]).toBeLessThan(rounded * 1.25);
  });
});
