/** Capitals to which the weather page links. Readers then need not type a place. */
export const CAPITALS_WITH_WEATHER = ['Sydney', 'Melbourne', 'Brisbane', 'Perth', 'Adelaide', 'Hobart', 'Darwin', 'Canberra'] as const;
