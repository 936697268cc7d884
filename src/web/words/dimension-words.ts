/** Returns the name of a dimension in words: `industry_division` becomes `Industry division`. */
import { capitalised } from '../../core/basic/text.ts';

export const dimensionWords = (name: string): string => capitalised(name.replaceAll('_', ' '));
