/** Returns the name of a dimension in words: `industry_division` becomes `Industry division`. */
export const dimensionWords = (name: string): string => capital(name.replaceAll('_', ' '));

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
