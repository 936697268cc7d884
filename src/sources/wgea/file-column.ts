/** A column of the Agency's public data files. */
import type { Column } from '../../core/define-dataset.ts';

/** A column of the file under its own name; one with a count is one that we add, the same in every row. */
export type FileColumn = Column & { readonly count?: number };
