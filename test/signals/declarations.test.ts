/** Checks the descriptions of every indicator. No text or list is empty, some words come from fixed lists, and sentences are complete. */
import { describe, expect, it } from 'vitest';
import { FREQUENCIES } from '../../src/core/frequency.ts';
import { defaultParameters } from '../../src/queries/base/signal-inputs.ts';
import { SIGNALS } from '../../src/signals/registry.generated.ts';

const TYPES = /^(number|string|period|array|object)$/;
const MEMBER_TYPES = /^(number|string|period)\??$/;
const SAMPLING = /^(same|end|mean|sum|step|own)$/;
const KINDS = /^(series|set|selection|register)$/;

/** Returns the path and value of each part of a declaration, without functions and references in inputs. */
function partsOf(value: unknown, path = ''): readonly (readonly [path: string, value: unknown])[] {
  if (typeof value !== 'object' || value === null) return [[path, value]];
  const members = Object.entries(value);
  return [[path, value], ...members.flatMap(([name, member]) => partsOf(member, path === '' ? name : `${path}.${name}`))];
}
const isEmpty = (value: unknown): boolean =>
  value === undefined || value === '' || (typeof value === 'object' && value !== null && Object.keys(value).length === 0);
/** Returns true for a sentence, or for a list of words. */
const isSentence = (text: unknown): boolean => typeof text === 'string' && /^\S.*\s.*([.)]|, \w+)$/s.test(text);

describe.each(SIGNALS.map((signal) => [signal.id, signal] as const))('%s', (id, signal) => {
  const parts = partsOf(signal);
  const named = (pattern: RegExp) => parts.filter(([path]) => pattern.test(path));

  it('has no empty members, except missing parameters', () => {
    expect(parts.filter(([path, value]) => path !== 'parameters' && isEmpty(value)).map(([path]) => path)).toEqual([]);
  });

  it('has an id, a title and sentences about itself, its fields and its parameters', () => {
    expect(id).toMatch(/^[a-z][a-z0-9]*(-[a-z0-9]+)+$/);
    expect(signal.title).toMatch(/^[A-Z].*[^.]$/);
    const sentences = named(/(^|\.)(description|summary)$/);
    expect(sentences.length).toBeGreaterThan(1);
    expect(sentences.filter(([, text]) => !isSentence(text))).toEqual([]);
  });

  it('has words from fixed lists', () => {
    expect(signal.mode).toMatch(/^(history|snapshot)$/);
    expect(signal.stale).toMatch(/^(serve_cached|refuse)$/);
    if (signal.mode === 'history') expect(FREQUENCIES).toContain(signal.frequency);
    expect(named(/^(row|summaryFields)\.[^.]+\.type$/).filter(([, type]) => !TYPES.test(String(type)))).toEqual([]);
    expect(named(/^(row|summaryFields)\.[^.]+\.of\.[^.]+$/).filter(([, type]) => !MEMBER_TYPES.test(String(type)))).toEqual([]);
    expect(named(/^parameters\.[^.]+\.kind$/).filter(([, kind]) => !/^(choice|number)$/.test(String(kind)))).toEqual([]);
  });

  it('names the kind of each input, or how it is sampled', () => {
    const inputs = Object.entries(signal.inputs(defaultParameters(signal)));
    expect(inputs.length).toBeGreaterThan(0);
    const wrong = inputs.filter(([, input]) => {
      const { kind, sample } = input as { readonly kind?: string; readonly sample?: string };
      return signal.mode === 'history' ? !SAMPLING.test(sample ?? '') : !KINDS.test(kind ?? '');
    });
    expect(wrong.map(([name]) => name)).toEqual([]);
  });
});
