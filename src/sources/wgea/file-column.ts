import type { Column } from '../../core/define-dataset.ts';

/** A column in the file, or a number that Wattle adds to every row. */
export type FileColumn = Column & { readonly count?: number };
