/** The table in README equals the last comparison with other programs. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { judgedRatio, type Ratios, withReadmeTable } from '../../bench/peers/ratios.ts';

describe('the comparison with other programs', () => {
  it("divides the peer's processor time by Wattle's, and Wattle's requests by the peer's, so a larger ratio is better for Wattle", () => {
    const [ours, theirs] = [
      { ms: 2, perSecond: 500 },
      { ms: 9, perSecond: 100 },
    ];
    expect(judgedRatio({ bar: 5 }, 'Datasette', ours, theirs)).toEqual({ peer: 'Datasette', processor: 4.5, requests: 5, bar: 5 });
    expect(judgedRatio({ bar: 5 }, 'Fastify', ours, theirs).bar).toBeNull();
  });

  it('has an empty cell for an operation that a program does not have', () => {
    const one = (peer: 'Datasette' | 'Fastify', processor: number) => ({ peer, processor, requests: 1, bar: null });
    const ratios: Ratios = { search: [one('Datasette', 2.14), one('Fastify', 0.5)], page: [one('Datasette', 12)] };
    const written = withReadmeTable('before\n<!-- peers -->\nold\n<!-- -->\nbehind', ratios);
    expect(written).toBe(
      'before\n<!-- peers -->\n| Response | Datasette | Fastify |\n|---|---|---|\n| search | 2.1 | 0.50 |\n| page | 12 |   |\n<!-- -->\nbehind',
    );
  });

  it('has the same ratios in README', () => {
    const ratios = JSON.parse(readFileSync('bench/peers/ratios.json', 'utf8')) as Ratios;
    const readme = readFileSync('README.md', 'utf8');
    expect(readme).toContain('<!-- peers -->');
    expect(withReadmeTable(readme, ratios)).toBe(readme);
  });
});
