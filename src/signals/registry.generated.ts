/** Every signal. Written by tools/generate.ts; do not edit. */
import type { Signal } from '../core/define-signal.ts';

export const SIGNALS: readonly Signal[] = [];
