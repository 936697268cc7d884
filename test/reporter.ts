/**
 * Ends a test run with a list of missing programs and the tests that were skipped because of them. Then prints the totals in one plain
 * line: `Tests: 12 passed, 0 failed, 1 skipped`.
 */
import type { Reporter, TestCase, TestModule } from 'vitest/node';

/** The maximum number of names from one file. The others are shown as a number. */
const MOST_NAMES = 3;

/** Returns lines with each missing program and its skipped tests, by file. */
export function missingLines(
  skipped: readonly { readonly file: string; readonly name: string; readonly missing: readonly string[] }[],
): string[] {
  const programs = [...new Set(skipped.flatMap(({ missing }) => missing))].sort((a, b) => a.localeCompare(b));
  const lines = programs.flatMap((program) => {
    const tests = skipped.filter(({ missing }) => missing.includes(program));
    const files = [...new Set(tests.map(({ file }) => file))];
    return [
      `  ${program}: ${tests.length} ${tests.length === 1 ? 'test' : 'tests'}`,
      ...files.flatMap((file) => {
        const names = tests.filter((test) => test.file === file).map(({ name }) => name);
        return names.length > MOST_NAMES ? [`    ${file}: ${names.length} tests`] : names.map((name) => `    ${file}: ${name}`);
      }),
    ];
  });
  return lines.length === 0 ? [] : ['Not run, or run in part, because this machine lacks:', ...lines];
}

/** A test that ran in part can also have a missing program. */
const missingOf = (test: TestCase): readonly string[] => test.meta().missing ?? [];

export default class PlainCount implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    let [passed, failed, skipped] = [0, 0, 0];
    const lacking = modules.flatMap((module) =>
      [...module.children.allTests()]
        .map((test) => ({ file: module.relativeModuleId, name: test.fullName, missing: missingOf(test) }))
        .filter(({ missing }) => missing.length > 0),
    );
    for (const module of modules) {
      if (module.state() === 'failed' && [...module.children.allTests()].length === 0) failed += 1;
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        if (state === 'passed') passed += 1;
        else if (state === 'skipped') skipped += 1;
        else failed += 1;
      }
    }
    for (const line of [...missingLines(lacking), `Tests: ${passed} passed, ${failed} failed, ${skipped} skipped`])
      process.stdout.write(`${line}\n`);
  }
}
