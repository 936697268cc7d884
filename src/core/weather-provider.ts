/** Services that provide current weather. */
export const WEATHER_PROVIDERS = ['bom', 'open-meteo'] as const;
export type WeatherProvider = (typeof WEATHER_PROVIDERS)[number];
