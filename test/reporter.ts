/** Closes a test run with one plain line that counts: `Tests: 12 passed, 0 failed, 1 skipped`. */
import type { Reporter, TestModule } from 'vitest/node';

export default class PlainCount implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    let [passed, failed, skipped] = [0, 0, 0];
    for (const module of modules) {
      if (module.state() === 'failed' && [...module.children.allTests()].length === 0) failed += 1;
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        if (state === 'passed') passed += 1;
        else if (state === 'skipped') skipped += 1;
        else failed += 1;
      }
    }
    process.stdout.write(`Tests: ${passed} passed, ${failed} failed, ${skipped} skipped\n`);
  }
}
