/** Capitals to start with. */
export const CAPITALS_WITH_WEATHER = ['Sydney', 'Melbourne', 'Brisbane', 'Perth', 'Adelaide', 'Hobart', 'Darwin', 'Canberra'] as const;
