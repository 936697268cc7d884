/**
 * Runs the examples that verify webhooks, one for each language with an interpreter on this machine. They accept Wattle's signatures and
 * refuse others.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { EVENT_KINDS } from '../../src/core/events.ts';
import { RETRY_DELAYS_MS } from '../../src/webhooks/retry-plan.ts';
import { type SignedHeaders, signedHeaders } from '../../src/webhooks/signature.ts';
import { SUBSCRIPTION_KEYS } from '../../src/webhooks/subscription-request.ts';
import { type Needs, needs } from '../programs/needs.ts';
import { SECRET } from './bench.ts';

const page = readFileSync(path.resolve('docs', 'webhooks.md'), 'utf8');
const examples = readFileSync(path.resolve('examples', 'webhooks', 'README.md'), 'utf8');
const snippets = new Map([...examples.matchAll(/^### (.+)\n\n```\w+\n([\s\S]*?)^```$/gm)].map((found) => [found[1] ?? '', found[2] ?? '']));
const snippet = (language: string): string => snippets.get(language) ?? '';

const folder = mkdtempSync(path.join(os.tmpdir(), 'wattle-snippets-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const BODY = '{"type":"test.ping","data":{"text":"ä \\u2028 \\"quoted\\""}}';
const OTHER = `whsec_${Buffer.alloc(24, 1).toString('base64')}`;
const signed = (secrets: readonly string[], at = Date.now()): SignedHeaders => signedHeaders(secrets, 'evt_1', at, BODY);

interface Case {
  readonly headers: SignedHeaders;
  readonly body: string;
  readonly isGood: boolean;
}

/** Each case is signed when it runs, because a signature is valid for five minutes. */
const CASES: Readonly<Record<string, () => Case>> = {
  'a good one': () => ({ headers: signed([SECRET]), body: BODY, isGood: true }),
  'one of a rotation, the old secret second': () => ({ headers: signed([OTHER, SECRET]), body: BODY, isGood: true }),
  'one that another signed': () => ({ headers: signed([OTHER]), body: BODY, isGood: false }),
  'one with another body': () => ({ headers: signed([SECRET]), body: BODY.replace('test', 'best'), isGood: false }),
  'one with another id': () => ({ headers: { ...signed([SECRET]), 'webhook-id': 'evt_2' }, body: BODY, isGood: false }),
  'one that is ten minutes old': () => ({ headers: signed([SECRET], Date.now() - 600_000), body: BODY, isGood: false }),
  'one that is half an hour ahead': () => ({ headers: signed([SECRET], Date.now() + 1_800_000), body: BODY, isGood: false }),
  'one whose signature is nonsense': () => ({
    headers: { ...signed([SECRET]), 'webhook-signature': 'v1, v1,AAAA' },
    body: BODY,
    isGood: false,
  }),
};

/** Runs a program that succeeds only if it accepts the body. */
const believes = (program: string, args: readonly string[], headers: SignedHeaders, body: string): boolean => {
  const env = { ...process.env, LC_ALL: 'C.UTF-8' };
  const { status } = spawnSync(program, [...args, SECRET, JSON.stringify(headers), body], { stdio: 'ignore', env });
  return status === 0;
};

const write = (name: string, text: string): string => {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
};

interface Language {
  readonly name: string;
  readonly needs: Needs;
  /** Returns the program, and its arguments before the secret, the headers and the body. */
  readonly prepare: () => readonly [string, readonly string[]];
}

const LANGUAGES: readonly Language[] = [
  {
    name: 'JavaScript',
    needs: needs(),
    prepare: () => {
      const main = 'const [secret, headers, body] = process.argv.slice(2);\nverify(secret, JSON.parse(headers), body);\n';
      return [process.execPath, [write('verify.mjs', `${snippet('JavaScript')}\n${main}`)]];
    },
  },
  {
    name: 'Python',
    needs: needs('Python 3.10'),
    prepare: () => {
      const main = 'import sys\nverify(sys.argv[1], json.loads(sys.argv[2]), sys.argv[3].encode())\n';
      return ['python3', [write('verify.py', `${snippet('Python')}\n${main}`)]];
    },
  },
  {
    name: 'Ruby',
    needs: needs('Ruby'),
    prepare: () => ['ruby', [write('verify.rb', `${snippet('Ruby')}\nverify(ARGV[0], JSON.parse(ARGV[1]), ARGV[2])\n`)]],
  },
  {
    name: 'PHP',
    needs: needs('PHP'),
    prepare: () => ['php', [write('verify.php', `${snippet('PHP')}\nverify($argv[1], json_decode($argv[2], true), $argv[3]);\n`)]],
  },
  {
    name: 'Go',
    needs: needs('Go'),
    prepare: () => {
      const imports = '\t"encoding/json"\n\t"os"\n';
      const main = `
func main() {
	var plain map[string]string
	if err := json.Unmarshal([]byte(os.Args[2]), &plain); err != nil {
		panic(err)
	}
	header := http.Header{}
	for name, value := range plain {
		header.Set(name, value)
	}
	if err := Verify(os.Args[1], header, []byte(os.Args[3])); err != nil {
		panic(err)
	}
}
`;
      const text = snippet('Go').replace('package hooks', 'package main').replace('import (\n', `import (\n${imports}`);
      const program = path.join(folder, 'verify-go');
      execFileSync('go', ['build', '-o', program, write('verify.go', text + main)]);
      return [program, []];
    },
  },
  {
    name: 'Java',
    needs: needs('Java'),
    prepare: () => {
      const main = `
class Main {
  public static void main(String[] args) throws Exception {
    Map<String, String> headers = new java.util.HashMap<>();
    var pairs = java.util.regex.Pattern.compile("\\"([^\\"]+)\\":\\"([^\\"]*)\\"").matcher(args[1]);
    while (pairs.find()) headers.put(pairs.group(1), pairs.group(2));
    Hooks.verify(args[0], headers, args[2].getBytes(StandardCharsets.UTF_8));
  }
}
`;
      execFileSync('javac', ['-encoding', 'UTF-8', '-d', folder, write('Hooks.java', snippet('Java') + main)]);
      return ['java', ['-cp', folder, 'Main']];
    },
  },
];

it('each language has a snippet', () => {
  expect([...snippets.keys()]).toEqual(['JavaScript', 'Python', 'Go', 'Ruby', 'PHP', 'Java', 'C#']);
  for (const text of snippets.values()) {
    expect(text).toContain('webhook-signature');
    expect(text).toMatch(/300/);
  }
});

describe.each(LANGUAGES.map((language) => [language.name, language] as const))('%s', (_name, { needs: needed, prepare }) => {
  it('accepts Wattle signatures, and nothing else', needed, () => {
    const [program, args] = prepare();
    for (const [what, make] of Object.entries(CASES)) {
      const { headers, body, isGood } = make();
      expect([what, believes(program, args, headers, body)]).toEqual([what, isGood]);
    }
  });
});

it('the page names every kind of event, every member, and the real delays', () => {
  for (const kind of EVENT_KINDS) expect(page).toContain(`| \`${kind}\` |`);
  for (const key of SUBSCRIPTION_KEYS) expect(page).toMatch(new RegExp(`^(?:- |\\| )\`${key}\``, 'm'));
  const hours = RETRY_DELAYS_MS.slice(3).map((ms) => ms / 3_600_000);
  expect(page.replace(/\s+/g, ' ')).toContain(
    `5 seconds, 5 minutes, 30 minutes, and ${hours.slice(0, -1).join(', ')} and ${hours.at(-1)} hours`,
  );
});
