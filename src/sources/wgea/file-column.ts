import type { Column } from '../../core/define-dataset.ts';

/** A column of the file, or a count that Wattle adds to every row. */
export type FileColumn = Column & { readonly count?: number };
